import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOrdinance } from '../../server/files/read-ordinance.ts';
import { sharedData } from '../fixtures/shared-data.ts';

const ordinance = await readOrdinance(join(import.meta.dirname, '../../data/ordinance'));
const byCitation = new Map(ordinance.provisions.map((provision) => [provision.citation, provision]));

const table = sharedData && join(sharedData, '../ordinance/article-ii.tsv');
const paragraphs =
  table && existsSync(table)
    ? readFileSync(table, 'utf8')
        .split('\n')
        .map((line) => line.split('\t'))
        .filter(([citation]) => citation?.startsWith('223-21') || citation?.startsWith('223-22'))
        .map(([citation = '', text = '']) => ({ citation, text }))
    : [];

describe.skipIf(paragraphs.length === 0)(
  'every paragraph of §§ 223-21 and 223-22 (needs the table of the law beside the checkout)',
  () => {
    it('is there, and no other', () => {
      expect(paragraphs.length).toBe(new Set(paragraphs.map(({ citation }) => citation)).size);
      const here = [...byCitation.keys()].filter((citation) => !citation.startsWith('223-17'));
      expect(here.toSorted()).toEqual(paragraphs.map(({ citation }) => citation).toSorted());
    });

    it.each(paragraphs)(
      '$citation has the words of the law, and is a rule or context with a reason',
      ({ citation, text }) => {
        const provision = byCitation.get(citation);
        expect(provision?.text).toBe(text);
        const ruled = provision?.versions.some((version) => version.rules.length > 0);
        expect(Boolean(ruled) !== Boolean(provision?.context)).toBe(true);
      },
    );

    it.each(paragraphs)('$citation is dated as its text says', ({ citation, text }) => {
      const dates = byCitation
        .get(citation)
        ?.versions.map(({ from, reference, notOnFile = false }) => [from, reference, notOnFile]);
      const first = (notOnFile: boolean) => ['1989-07-24', 'L.L. No. 5-1989', notOnFile];
      const amended = text.includes('[Amended 5-7-1990 by L.L. No. 2-1990]');
      expect(dates).toEqual(amended ? [first(true), ['1990-05-07', 'L.L. No. 2-1990', false]] : [first(false)]);
    });
  },
);

it.each([
  ['223-22C(13)(c)', 'C(13)(b) is meant'],
  ['223-22C(19)(b)', 'C(15) is meant'],
  ['223-22D(5)(b)', '6 NYCRR 3'],
  ['223-21C', '10 NYCRR 1'],
  ['223-22D(15)', 'interment'],
])('%s keeps its slip in the text and notes how it is resolved', (citation, note) => {
  expect(byCitation.get(citation)?.slip).toContain(note);
});
