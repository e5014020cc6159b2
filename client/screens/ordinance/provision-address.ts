/** The address of a provision on the ordinance screen, with the wording in force on a date. */
export const provisionAddress = (citation: string, asOf: string): string =>
  `/ordinance?${new URLSearchParams({ asOf })}#${encodeURIComponent(citation)}`;
