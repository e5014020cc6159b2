import type { RoleDescription, Target } from './layer-catalogue.ts';

export interface TargetGuess {
  target: Target['target'];
  label: string;
  required: boolean;
  /** Shown, never applied silently; null where no attribute fits, or more than one. */
  guess: string | null;
  candidates: string[];
}

/** Something the user has to decide; `pointer` is a JSON pointer into the options. */
export interface Problem {
  pointer: string;
  detail: string;
}

/** Attributes that may hold each target of the role, by their names. */
export function guessMapping(role: RoleDescription, fields: string[]): TargetGuess[] {
  return role.targets.map(({ target, label, required, guesses }) => {
    const candidates = fields.filter((field) => guesses.includes(field.toLowerCase()));
    return { target, label, required, guess: candidates.length === 1 ? candidates[0]! : null, candidates };
  });
}

/** The guesses as a mapping. */
export const guessedMapping = (guesses: TargetGuess[]): Record<string, string> =>
  Object.fromEntries(guesses.flatMap(({ target, guess }) => (guess === null ? [] : [[target, guess]])));

function resolveField(fields: string[], wanted: string): string | undefined {
  return (
    fields.find((field) => field === wanted) ?? fields.find((field) => field.toLowerCase() === wanted.toLowerCase())
  );
}

/** The user's mapping with attribute names as the file spells them, and what is wrong with it. */
export function checkMapping(
  role: RoleDescription,
  fields: string[],
  mapping: Record<string, string>,
): { mapping: Record<string, string>; problems: Problem[] } {
  const resolved: Record<string, string> = {};
  const problems: Problem[] = [];
  const known = role.targets.map(({ target }) => target as string);
  for (const [target, wanted] of Object.entries(mapping)) {
    const field = resolveField(fields, wanted);
    const pointer = `/mapping/${target}`;
    if (!known.includes(target))
      problems.push({ pointer, detail: `"${target}" cannot be mapped for this role; what can: ${known.join(', ')}.` });
    else if (field === undefined)
      problems.push({
        pointer,
        detail: `The file has no attribute "${wanted}". It has ${fields.join(', ') || 'none'}.`,
      });
    else resolved[target] = field;
  }
  for (const { target, label, required } of role.targets)
    if (required && !(target in mapping))
      problems.push({ pointer: `/mapping/${target}`, detail: `Say which attribute holds: ${label}.` });
  return { mapping: resolved, problems };
}
