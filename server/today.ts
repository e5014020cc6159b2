import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from './domain/units.ts';

/** The calendar date in America/New_York at this moment: the one place that turns the clock into a day. */
export const todayInNewYork = (): IsoDate => Temporal.Now.plainDateISO('America/New_York').toString();
