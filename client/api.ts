import type { Deadline, DeadlineRequest } from '../server/http/contract/deadlines.ts';
import type { Evaluation, EvaluationRequest } from '../server/http/contract/evaluation.ts';
import type { Settings } from '../server/http/contract/health.ts';
import type { Footprints, Import, ImportOptions } from '../server/http/contract/imports.ts';
import type { LayerFeatures, Layers, Parcels } from '../server/http/contract/layers.ts';
import type { Activity, Provision } from '../server/http/contract/ordinance.ts';
import type { Problem } from '../server/http/contract/registry.ts';

/** The server refused or did not answer; the message is the sentence to show. */
export class ApiProblem extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** JSON pointers into the request, each with its sentence. */
  readonly errors: NonNullable<Problem['errors']>;

  constructor(status: number, sentence: string, errors: NonNullable<Problem['errors']> = []) {
    super(sentence);
    this.status = status;
    this.errors = errors;
  }
}

/** The server's sentence for one part of the request, by its JSON pointer; null where it has none. */
export const problemAt = (error: Error | null, pointer: string): string | null =>
  error instanceof ApiProblem ? (error.errors.find((item) => item.pointer === pointer)?.detail ?? null) : null;

const NO_ANSWER = 'The server did not answer. Check that it is running and that you are connected, then try again.';
const NOT_UNDERSTOOD = 'The server gave an answer that cannot be read. Try again; if it stays, tell whoever runs it.';

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ApiProblem(response.status, NOT_UNDERSTOOD);
  }
}

/** One request of the API; throws `ApiProblem` with a sentence, or the AbortError of its signal. */
export async function callApi<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ApiProblem(0, NO_ANSWER);
  }
  if (response.status === 204) return undefined as Answer;
  const body = await readBody(response);
  if (response.ok) return body as Answer;
  const problem = body as Partial<Problem>;
  throw new ApiProblem(response.status, problem.detail ?? NOT_UNDERSTOOD, problem.errors ?? []);
}

const jsonBody = (value: unknown): RequestInit => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});

/** What the code says of a facility at a place. */
export const postEvaluation = (request: EvaluationRequest, signal: AbortSignal): Promise<Evaluation> =>
  callApi('/api/evaluations', { method: 'POST', signal, ...jsonBody(request) });

/** The last day of a period of days, with its steps. */
export const postDeadline = (request: DeadlineRequest, signal: AbortSignal): Promise<Deadline> =>
  callApi('/api/deadlines', { method: 'POST', signal, ...jsonBody(request) });

/** The kinds of facility with their facts. */
export const fetchActivities = async (signal: AbortSignal): Promise<Activity[]> =>
  (await callApi<{ activities: Activity[] }>('/api/activities', { signal })).activities;

/** The provisions with the rules in force on a date; null: today. */
export const fetchProvisions = (
  asOf: string | null,
  signal: AbortSignal,
): Promise<{ asOf: string; provisions: Provision[] }> =>
  callApi(`/api/ordinance${asOf === null ? '' : `?${new URLSearchParams({ asOf })}`}`, { signal });

/** What the screens need to know of this installation. */
export const fetchSettings = (signal: AbortSignal): Promise<Settings> => callApi('/api/settings', { signal });

/** Parcels by tax-map number or address. */
export const searchParcels = (query: string, signal: AbortSignal): Promise<Parcels> =>
  callApi(`/api/parcels?${new URLSearchParams({ query })}`, { signal });

/** Geometries of a dropped file, lon/lat. */
export function readFootprints(file: File): Promise<Footprints> {
  const form = new FormData();
  form.set('file', file);
  return callApi('/api/footprints', { method: 'POST', body: form });
}

/** Layer roles with their layers and all versions, and which of them are in force on a day; null: today. */
export const fetchLayers = (signal: AbortSignal, day: string | null): Promise<Layers> =>
  callApi(day === null ? '/api/layers' : `/api/layers?${new URLSearchParams({ asOf: day })}`, { signal });

/** Features of a layer version, all or those in a box: west, south, east, north in degrees. */
export function fetchLayerFeatures(
  versionId: number,
  box: number[] | null,
  signal: AbortSignal,
): Promise<LayerFeatures> {
  const query = box ? `?bbox=${box.map((degrees) => degrees.toFixed(6)).join(',')}` : '';
  return callApi(`/api/layers/versions/${versionId}/features${query}`, { signal });
}

/** Uploads a layer to be previewed; nothing is stored yet. */
export function startImport(file: File, role: string, options: Partial<ImportOptions>): Promise<Import> {
  const form = new FormData();
  form.set('role', role);
  form.set('options', JSON.stringify(options));
  form.set('file', file);
  return callApi('/api/imports', { method: 'POST', body: form });
}

const importPath = (id: string) => `/api/imports/${encodeURIComponent(id)}`;

export const fetchImport = (id: string, signal: AbortSignal): Promise<Import> => callApi(importPath(id), { signal });

/** What is given replaces, null takes it back; answers with a new preview. */
export const changeImport = (id: string, options: Record<string, unknown>): Promise<Import> =>
  callApi(importPath(id), { method: 'PATCH', ...jsonBody({ options }) });

export const confirmImport = (id: string): Promise<Import> =>
  callApi(`${importPath(id)}/confirmation`, { method: 'POST' });

export const cancelImport = (id: string): Promise<void> => callApi(importPath(id), { method: 'DELETE' });
