import type { Provision } from '../../../server/http/contract/ordinance.ts';

const everything = ({ citation, title, text, note, rules }: Provision) =>
  [`§ ${citation}`, title, text, note ?? '', ...rules.map((rule) => rule.message)].join(' ').toLowerCase();

/** The provisions that hold every word of a query, in the law's order. */
export function searchProvisions(provisions: Provision[], query: string): Provision[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return provisions.filter((provision) => {
    const text = everything(provision);
    return words.every((word) => text.includes(word));
  });
}

/** Provisions under their section, both in the law's order. */
export function bySection(provisions: Provision[]): { section: string; title: string; provisions: Provision[] }[] {
  const sections = new Map<string, { section: string; title: string; provisions: Provision[] }>();
  for (const provision of provisions) {
    const group = sections.get(provision.section) ?? {
      section: provision.section,
      title: provision.title,
      provisions: [],
    };
    group.provisions.push(provision);
    sections.set(provision.section, group);
  }
  return [...sections.values()];
}
