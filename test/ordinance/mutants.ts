import type { Provision, Rule } from '../../server/domain/ordinance/provision.ts';

/** A provision with one thing wrong, which some case must notice. */
export interface Mutant {
  wrong: string;
  provision: Provision;
}

type Json = Record<string, unknown>;

const ZONE_NEXT_TO: Record<number, number> = { 1: 2, 2: 3, 3: 2 };

/** Fields whose absence must be noticed; taking `measure` away from a rule that needs it would not even parse. */
const REMOVABLE = ['appliesWhen', 'siteWhen', 'if', 'liftedBy', 'distanceFact', 'onlyWhenKnown', 'ask'];

/** Every way to get one rule of a provision wrong: gone, elsewhere, without a condition or an alternative, a figure or a day off. */
export function mutantsOf(provision: Provision, rule: Rule): Mutant[] {
  const replace = (wrong: string, rules: (before: Rule[]) => unknown[]): Mutant => ({
    wrong: `${rule.id}: ${wrong}`,
    provision: {
      ...provision,
      versions: provision.versions.map((version) => ({ ...version, rules: rules(version.rules) as Rule[] })),
    },
  });
  const instead = (wrong: string, changed: unknown) =>
    replace(wrong, (rules) => rules.map((each) => (each.id === rule.id ? changed : each)));
  return [
    replace('is gone', (rules) => rules.filter((each) => each.id !== rule.id)),
    ...elsewhere(rule).map((changed) => instead('speaks in another zone', changed)),
    ...REMOVABLE.filter((key) => key in rule).map((key) => instead(`has lost ${key}`, without(rule, key))),
    ...variants(rule).map(({ wrong, value }) => instead(wrong, value)),
  ];
}

/** A provision whose versions begin a day late or a day early. */
export function misdated(provision: Provision): Mutant[] {
  return [-1, 1].map((days) => ({
    wrong: `${provision.citation} begins ${days} day off`,
    provision: {
      ...provision,
      versions: provision.versions.map((each) => ({ ...each, from: shift(each.from, days) })),
    },
  }));
}

function elsewhere(rule: Rule): Rule[] {
  return rule.zones === 'all' ? [] : [{ ...rule, zones: [ZONE_NEXT_TO[rule.zones[0]!] as 1 | 2 | 3] }];
}

function without(rule: Rule, key: string): Json {
  const { [key]: _, ...rest } = rule as unknown as Json;
  return rest;
}

/** Each copy of a value with one list a member shorter, one figure off, or one `not` dropped. */
function variants(value: unknown, path = ''): { wrong: string; value: unknown }[] {
  if (Array.isArray(value)) {
    const shorter = value.length < 2 ? [] : value.map((_, index) => value.filter((__, other) => other !== index));
    return [
      ...shorter.map((rest, index) => ({ wrong: `${path}[${index}] is gone`, value: rest })),
      ...value.flatMap((each, index) =>
        variants(each, `${path}[${index}]`).map((variant) => ({ ...variant, value: value.with(index, variant.value) })),
      ),
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (['id', 'zones', 'activities', 'message', 'reminders', 'reads'].includes(key)) return [];
    if (key === 'to' && 'distanceFact' in value) return [];
    return variantsOfField(key, inner, `${path}.${key}`).map(({ wrong, value: changed }) => ({
      wrong,
      value: key === 'not' && wrong.endsWith('is dropped') ? changed : { ...value, [key]: changed },
    }));
  });
}

function variantsOfField(key: string, inner: unknown, path: string): { wrong: string; value: unknown }[] {
  if (typeof inner === 'number') {
    const step = key === 'limitFt' ? 0.01 : 1;
    return [-step, step].map((off) => ({ wrong: `${path} is ${off} off`, value: inner + off }));
  }
  const dropped = key === 'not' ? [{ wrong: `${path} is dropped`, value: inner }] : [];
  return [...dropped, ...variants(inner, path)];
}

function shift(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
