import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DataFile } from '../../server/domain/data-file.ts';
import { parseOrdinance } from '../../server/domain/ordinance/parse-ordinance.ts';
import { readOrdinance } from '../../server/files/read-ordinance.ts';

const FOLDER = join(import.meta.dirname, '../../data/ordinance');
const files: DataFile[] = await Promise.all(
  (await readdir(FOLDER))
    .filter((name) => name.endsWith('.json'))
    .map(async (name) => ({ name, content: JSON.parse(await readFile(join(FOLDER, name), 'utf8')) })),
);

const SALT = '223-22d-13.json';

/** The ordinance with one file changed in place. */
function withChange(name: string, change: (content: never) => void): DataFile[] {
  const copies = structuredClone(files);
  change(copies.find((file) => file.name === name)?.content as never);
  return copies;
}

interface Subsection {
  section: string;
  paragraphs: {
    citation: string;
    text: string;
    context?: string;
    versions: { from: string; rules: Record<string, unknown>[] }[];
  }[];
}
const inSalt = (change: (salt: Subsection) => void) => withChange(SALT, change as never);
const inRule = (change: (rule: Record<string, unknown>) => void) =>
  inSalt((salt) => change(salt.paragraphs[1]!.versions[0]!.rules[0]!));

const REFUSED: [string, DataFile[], RegExp][] = [
  [
    'a limit in words',
    inRule((rule) => Object.assign(rule, { limitFt: '500' })),
    /223-22d-13\.json: paragraphs\[1\]\.versions\[0\]\.rules\[0\]\.limitFt/,
  ],
  ['a limit of nothing', inRule((rule) => Object.assign(rule, { limitFt: 0 })), /223-22d-13\.json: .*limitFt/],
  ['a limit left out', inRule((rule) => delete rule.limitFt), /223-22d-13\.json: .*limitFt/],
  [
    'an effect there is not',
    inRule((rule) => Object.assign(rule, { effect: 'forbidden' })),
    /223-22d-13\.json: .*effect/,
  ],
  ['a field nobody reads', inRule((rule) => Object.assign(rule, { limit: 500 })), /223-22d-13\.json: .*limit/],
  ['a fourth zone', inRule((rule) => Object.assign(rule, { zones: [4] })), /223-22d-13\.json: .*zones/],
  [
    'an object nothing is measured to',
    inRule((rule) => Object.assign(rule, { to: ['road'] })),
    /223-22d-13\.json: .*to\[0\]/,
  ],
  [
    'a kind there is not',
    inRule((rule) => Object.assign(rule, { activities: ['salt'] })),
    /223-22d-13\.json: 223-22D\(13\)\(a\): rule d-13-a-distance: activities: no kind "salt"/,
  ],
  [
    'an excepted kind there is not',
    inRule((rule) => Object.assign(rule, { activities: { allExcept: ['salt'] } })),
    /no kind "salt"/,
  ],
  [
    'a fact the kind does not have',
    inRule((rule) => Object.assign(rule, { liftedBy: 'roofed' })),
    /rule d-13-a-distance: fact "roofed" is not a fact of chloride-salt-storage/,
  ],
  [
    'a yes/no compared with a figure',
    inRule((rule) => Object.assign(rule, { liftedBy: { fact: 'watertightVessel', atLeast: 1 } })),
    /fact "watertightVessel" \(boolean\) cannot be tested/,
  ],
  [
    'a rule id used twice',
    inRule((rule) => Object.assign(rule, { id: 'd-13-b-coal' })),
    /223-22d-13\.json: 223-22D\(13\)\(b\): rule d-13-b-coal is given twice/,
  ],
  ['a message left empty', inRule((rule) => Object.assign(rule, { message: ' ' })), /223-22d-13\.json: .*message/],
  [
    'a citation without text',
    inSalt((salt) => Object.assign(salt.paragraphs[1]!, { text: '' })),
    /223-22d-13\.json: paragraphs\[1\]\.text/,
  ],
  [
    'a citation that cannot be read',
    inSalt((salt) => Object.assign(salt.paragraphs[1]!, { citation: 'D 13 a' })),
    /223-22d-13\.json: paragraphs\[1\]\.citation/,
  ],
  [
    'a citation of another subsection',
    inSalt((salt) => Object.assign(salt.paragraphs[1]!, { citation: '223-22D(14)(c)' })),
    /223-22d-13\.json: 223-22D\(14\)\(c\): citation does not belong to section 223-22D\(13\)/,
  ],
  [
    'a citation given twice',
    inSalt((salt) => Object.assign(salt.paragraphs[2]!, { citation: '223-22D(13)(a)' })),
    /citation 223-22D\(13\)\(a\) is given twice/,
  ],
  [
    'a day that does not exist',
    inSalt((salt) => Object.assign(salt.paragraphs[1]!.versions[0]!, { from: '1989-02-29' })),
    /223-22d-13\.json: paragraphs\[1\]\.versions\[0\]\.from/,
  ],
  [
    'versions out of order',
    inSalt((salt) =>
      salt.paragraphs[1]!.versions.push({ from: '1988-01-01', rules: [], reference: 'L.L. No. 1' } as never),
    ),
    /223-22D\(13\)\(a\): versions\[1\]\.from: 1988-01-01 does not come after 1989-07-24/,
  ],
  [
    'rules of a wording that is not on file',
    inSalt((salt) => Object.assign(salt.paragraphs[1]!.versions[0]!, { notOnFile: true })),
    /versions\[0\]\.rules: a wording that is not on file has no rules/,
  ],
  [
    'neither rule nor reason',
    inSalt((salt) => delete salt.paragraphs[0]!.context),
    /223-22D\(13\): context: a paragraph without a rule gives the reason/,
  ],
  [
    'a rule called context',
    inSalt((salt) => Object.assign(salt.paragraphs[1]!, { context: 'Heading.' })),
    /223-22D\(13\)\(a\): context: a paragraph with rules is not context/,
  ],
  [
    'a choice that is not offered',
    withChange('223-22c-22.json', ((wells: Subsection) =>
      Object.assign(wells.paragraphs[1]!.versions[0]!.rules[0]!, {
        appliesWhen: { fact: 'wellKind', is: 'oil' },
      })) as never),
    /fact "wellKind" \(choice\) cannot be tested/,
  ],
  [
    'a fact of a kind that is not described',
    withChange('activities.json', ((kinds: { facts: unknown[] }[]) => kinds[0]!.facts.push('smell')) as never),
    /activities\.json: \[0\]\.facts\[14\]: no fact "smell" in facts\.json/,
  ],
  [
    'a kind listed twice',
    withChange('activities.json', ((kinds: unknown[]) => kinds.push(kinds[0])) as never),
    /activities\.json: a kind is listed twice/,
  ],
  [
    'a fact listed twice',
    withChange('facts.json', ((facts: unknown[]) => facts.push(facts[0])) as never),
    /facts\.json: a fact is listed twice/,
  ],
  [
    'choices of a yes/no',
    withChange('facts.json', ((facts: object[]) =>
      Object.assign(facts[0]!, {
        choices: [
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ],
      })) as never),
    /facts\.json: singleFamily: choices belong to a choice/,
  ],
  [
    'a fact of no known type',
    withChange('facts.json', ((facts: object[]) => Object.assign(facts[0]!, { type: 'text' })) as never),
    /facts\.json: \[0\]\.type/,
  ],
  [
    'a setting without a reason',
    withChange('settings.json', ((settings: { reservoirIsWatercourse: object }) =>
      Object.assign(settings.reservoirIsWatercourse, { reason: '' })) as never),
    /settings\.json: reservoirIsWatercourse\.reason/,
  ],
  [
    'a file of another name',
    [...files, { name: 'notes.json', content: {} }],
    /notes\.json: not a file of the ordinance/,
  ],
  ['a list left out', files.filter((file) => file.name !== 'facts.json'), /facts\.json: missing/],
  ['no subsection at all', files.filter((file) => !file.name.startsWith('223')), /no subsection file/],
  [
    'a file that is no object',
    files.map((file) => (file.name === SALT ? { ...file, content: null } : file)),
    /223-22d-13\.json: the file/,
  ],
];

describe('the ordinance', () => {
  it('as it stands is accepted, in the order of the Article', () => {
    const citations = parseOrdinance(files).provisions.map((provision) => provision.citation);
    expect(citations.indexOf('223-22C(2)')).toBeLessThan(citations.indexOf('223-22C(10)'));
    expect(citations.indexOf('223-22C(22)(c)')).toBeLessThan(citations.indexOf('223-22D(1)(a)'));
  });

  it.each(REFUSED)('is refused, with file and field: %s', (_what, changed, sentence) => {
    expect(() => parseOrdinance(changed)).toThrow(sentence);
  });

  it('is refused with the name of a file that is no JSON', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ordinance-'));
    await writeFile(join(folder, 'facts.json'), '[{');
    await expect(readOrdinance(folder)).rejects.toThrow(/facts\.json: not valid JSON/);
    await rm(folder, { recursive: true });
  });
});
