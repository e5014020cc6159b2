import type { IsoDate } from '../units.ts';

/** One step of the way to a date, with the section it follows. */
export interface Step {
  date: IsoDate;
  why: string;
  section: string;
}

export interface Deadline {
  /** The last day counted. An extension counts from here. */
  rawEnd: IsoDate;
  /** The day to whose end the act may be done. */
  due: IsoDate;
  steps: Step[];
}
