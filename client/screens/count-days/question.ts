import type { DeadlineRequest } from '../../../server/http/contract/deadlines.ts';

/** What the form asks, as it stands in the page's address. */
export interface Question {
  start: string;
  days: string;
  /** Undefined: the village's setting. */
  roll: boolean | undefined;
}

/** The question of an address such as `?start=2026-12-15&days=10&roll=yes`; null: none was asked yet. */
export function readQuestion(params: URLSearchParams): Question | null {
  if (!params.has('start') && !params.has('days')) return null;
  const roll = params.get('roll');
  return {
    start: params.get('start') ?? '',
    days: params.get('days') ?? '',
    roll: roll === null ? undefined : roll !== 'no',
  };
}

export function writeQuestion({ start, days, roll }: Question): URLSearchParams {
  const params = new URLSearchParams({ start, days: days.trim() });
  if (roll !== undefined) params.set('roll', roll ? 'yes' : 'no');
  return params;
}

/** As the server is asked; days that are no digits go as no number, which it refuses with its sentence. */
export function requestOf({ start, days, roll }: Question): DeadlineRequest {
  const number = /^\d+$/.test(days.trim()) ? Number(days) : Number.NaN;
  return { start, days: number, ...(roll === undefined ? {} : { rollAtEnd: roll }) };
}
