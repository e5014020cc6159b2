/** What the database's text cannot hold: the NUL character, and halves of surrogate pairs. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** The value with its texts, also the nested ones, in a form every database stores. */
export function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNSTORABLE, '');
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.replace(UNSTORABLE, ''), cleanValue(inner)]),
  );
}
