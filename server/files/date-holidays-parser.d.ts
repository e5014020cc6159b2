declare module 'date-holidays-parser' {
  export default class Holidays {
    constructor(data: { holidays: Record<string, { days: object }> }, country: string, options: { timezone: string });
    /** False where the rule is none it reads. */
    setHoliday(rule: string, options: { name: Record<string, string>; type: 'public' }): boolean;
    /** In the order of their dates, each `YYYY-MM-DD hh:mm:ss` in the time zone of the options. */
    getHolidays(year: number): { date: string; name: string }[];
  }
}
