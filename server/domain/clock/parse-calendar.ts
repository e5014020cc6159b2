import { z } from 'zod';
import { type DataFile, parseContent } from '../data-file.ts';

const sentence = z.string().trim().min(1);
const day = z.iso.date({ error: 'must be a date that exists, as YYYY-MM-DD' });

const WEEKDAY = '(mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH = '(January|February|March|April|May|June|July|August|September|October|November|December)';
const RULES = [
  '\\d\\d-\\d\\d( and if sunday then next monday)?',
  `(1st|2nd|3rd|4th) ${WEEKDAY} in ${MONTH}`,
  `${WEEKDAY} before ${MONTH}`,
  `${WEEKDAY} after (1st|2nd|3rd|4th) ${WEEKDAY} in ${MONTH}`,
];

/** The engine takes much more, and makes a date of what is none (`13-45`): only the shapes § 24 needs come through. */
const ruleSchema = z
  .string()
  .regex(
    new RegExp(`^(${RULES.join('|')})$`),
    'reads like "12-25", "12-25 and if sunday then next monday", "3rd monday in January", "monday before June" or "tuesday after 1st monday in November"',
  )
  .refine((rule) => !/^\d\d-/.test(rule) || z.iso.date().safeParse(`2001-${rule.slice(0, 5)}`).success, {
    error: 'must be a month and day of every year, as MM-DD',
  });

const holidaySchema = z.strictObject({
  name: sentence,
  rule: ruleSchema,
  fromYear: z.int().optional(),
  reference: sentence.optional(),
});

const calendarSchema = z
  .strictObject({
    title: sentence,
    source: sentence,
    firstDay: day,
    lastDay: day,
    holidays: z.array(holidaySchema).min(1),
    proclaimed: z.array(z.strictObject({ date: day, name: sentence, reference: sentence })),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    error: 'must not be before the first day',
  });
export type CalendarRules = z.infer<typeof calendarSchema>;

/** `new-york.json`: § 24 as rules, the days proclaimed, and how far they reach. */
export const parseCalendarRules = (file: DataFile): CalendarRules => parseContent(file, calendarSchema);

const settingsSchema = z.strictObject({ rollAtEnd: z.strictObject({ value: z.boolean(), reason: sentence }) });
export type ClockSettings = z.infer<typeof settingsSchema>;

/** `settings.json`: what is for the Village Attorney to say. */
export const parseClockSettings = (file: DataFile): ClockSettings => parseContent(file, settingsSchema);
