import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { ZodError } from 'zod';
import type { Problem } from './contract/registry.ts';

export interface PointedError {
  /** JSON pointer (RFC 6901) to the offending part of the body. */
  pointer: string;
  detail: string;
}

const TITLES: Record<number, string> = {
  400: 'The request cannot be read',
  404: 'Not found',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'The request cannot be accepted',
  500: 'Internal error',
  503: 'Busy',
};

/** A refusal with a sentence for the user; every route throws it, `problemHandler` answers with it (RFC 9457). */
export class ProblemError extends Error {
  readonly status: number;
  readonly errors: PointedError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, detail: string, errors: PointedError[] = [], retryAfterSeconds?: number) {
    super(detail);
    this.status = status;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const escapePointer = (part: PropertyKey) => String(part).replaceAll('~', '~0').replaceAll('/', '~1');

/** `['facts', 'persons']` → `/facts/persons`. */
export const pointerOf = (path: readonly PropertyKey[]) => path.map((part) => `/${escapePointer(part)}`).join('');

/** Told of one request; a body of 5 MB may hold half a million. */
const MOST_ERRORS = 20;

/** 422 with one sentence per error, all of them as detail; of a great many only the first. */
export function unacceptable(errors: PointedError[]): ProblemError {
  const told = errors.slice(0, MOST_ERRORS);
  const untold = errors.length - told.length;
  const sentences = told.map((error) => error.detail).concat(untold > 0 ? `And ${untold} more.` : []);
  return new ProblemError(422, sentences.join(' '), told);
}

function sentenceOf({ path, message }: ZodError['issues'][number]): string {
  const where = path.length > 0 ? path.join('.') : 'The body';
  if (message.endsWith('received undefined')) return `${where} is missing.`;
  return /^(must|needs|has) /.test(message) ? `${where} ${message}.` : `${where}: ${message}.`;
}

function fromZod(error: ZodError): ProblemError {
  return unacceptable(error.issues.map((issue) => ({ pointer: pointerOf(issue.path), detail: sentenceOf(issue) })));
}

function fromBodyParser(error: { type?: string; status?: number }): ProblemError | undefined {
  if (error.type === 'entity.too.large') return new ProblemError(413, 'The request is larger than 5 MB.');
  if (error.type === 'entity.parse.failed') return new ProblemError(400, 'The body is not valid JSON.');
  if (error.type === 'encoding.unsupported' || error.type === 'charset.unsupported')
    return new ProblemError(415, 'The body has an encoding that is not read here.');
  if (error.status !== undefined && error.status >= 400 && error.status < 500)
    return new ProblemError(error.status, 'The request cannot be read.');
  return undefined;
}

/**
 * Connection (08), resource (53), operator (57) and internal (XX) errors of PostgreSQL, the last of which the geometry library's are:
 * https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const UNAVAILABLE_CODE = /^(08|53|57|XX)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** What the driver says without a code when a connection is lost or cannot be had. */
const UNAVAILABLE_MESSAGE = /^Connection terminated|^timeout exceeded when trying to connect/;

/** A statement that was stopped, or on which the geometry library failed: the same shape may fare no better the next time. */
const BEYOND_NAMES = ['SwallowedGeometryError', 'QueryTimeoutError'];
const UNAVAILABLE_NAMES = ['DatabaseBusyError', ...BEYOND_NAMES];
const BEYOND_CODE = /^57014$|^XX/;

const BUSY = 'The database cannot answer right now. Nothing was changed; try again shortly.';
const BEYOND =
  'The database could not work this out. Nothing was changed; try again, with a simpler shape if this one has very many vertices.';

function fromDatabase({ name = '', code = '', message = '' }: { name?: string; code?: string; message?: string }) {
  const unavailable =
    UNAVAILABLE_NAMES.includes(name) || UNAVAILABLE_CODE.test(code) || UNAVAILABLE_MESSAGE.test(message);
  if (!unavailable) return undefined;
  const detail = BEYOND_NAMES.includes(name) || BEYOND_CODE.test(code) ? BEYOND : BUSY;
  return new ProblemError(503, detail, [], 3);
}

function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof ZodError) return fromZod(error);
  const known = fromBodyParser(error as object) ?? fromDatabase(error as object);
  return known ?? new ProblemError(500, 'Something went wrong on the server. It has been logged; nothing was changed.');
}

/** Sends an RFC 9457 problem document. */
export function sendProblem(response: Response, problem: ProblemError): void {
  const body: Problem = {
    type: 'about:blank',
    title: TITLES[problem.status] ?? 'Refused',
    status: problem.status,
    detail: problem.message,
    ...(problem.errors.length > 0 ? { errors: problem.errors } : {}),
  };
  if (problem.retryAfterSeconds !== undefined) response.set('Retry-After', String(problem.retryAfterSeconds));
  response.status(problem.status).type('application/problem+json').send(JSON.stringify(body));
}

/** Last handler of the app: whatever was thrown becomes a problem document; only real faults are logged as errors. */
export function problemHandler(logger: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    const problem = toProblem(error);
    if (problem.status >= 500)
      logger.error({ err: error, method: request.method, path: request.path }, problem.message);
    if (response.headersSent) next(error);
    else sendProblem(response, problem);
  };
}
