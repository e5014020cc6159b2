import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from '../units.ts';

export const addDays = (date: IsoDate, days: number): IsoDate => Temporal.PlainDate.from(date).add({ days }).toString();

/** The same day and month so many years later; 29 February becomes 28 February where there is none. */
export const addYears = (date: IsoDate, years: number): IsoDate =>
  Temporal.PlainDate.from(date).add({ years }).toString();

/** 1 is Monday, 6 Saturday, 7 Sunday. */
export const weekdayOf = (date: IsoDate): number => Temporal.PlainDate.from(date).dayOfWeek;
