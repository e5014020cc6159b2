/** `from 1990-05-07`; null: `from the beginning`. */
export const inForceWords = (inForceFrom: string | null): string =>
  inForceFrom === null ? 'from the beginning' : `from ${inForceFrom}`;
