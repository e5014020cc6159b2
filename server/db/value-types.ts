import pg from 'pg';

const { builtins } = pg.types;
const TEXT_ARRAY = 1009;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;
const NUMERIC_ARRAY = 1231;

const asText = (text: string) => text;
const parseTextArray: (text: string) => unknown[] = pg.types.getTypeParser(TEXT_ARRAY as number, 'text');

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The whole number ${text} is too large to be read exactly`);
  return value;
}

const toSafeIntegers = (text: string) =>
  parseTextArray(text).map((item) => (typeof item === 'string' ? toSafeInteger(item) : item));

const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.DATE, asText],
  [builtins.NUMERIC, asText],
  [builtins.INT8, toSafeInteger],
  [INT8_ARRAY, toSafeIntegers],
  [DATE_ARRAY, parseTextArray],
  [NUMERIC_ARRAY, parseTextArray],
]);

/**
 * How a column's text becomes a value, by the oid of its type; both engines use it. `date` and `numeric` stay text, `int8` becomes a
 * number or throws `RangeError` where it would lose digits, the rest is as `pg` has it.
 */
export function getTypeParser(oid: number): (text: string) => unknown {
  return PARSERS.get(oid) ?? pg.types.getTypeParser(oid, 'text');
}
