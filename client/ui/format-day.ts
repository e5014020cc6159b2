const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** A calendar date in words, the same in every time zone: `2026-12-28` → `Monday, December 28, 2026`. */
export const formatDay = (date: string): string => inWords.format(new Date(`${date}T12:00:00Z`));
