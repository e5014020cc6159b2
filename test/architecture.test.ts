import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { glob } from './fixtures/glob.ts';

/** What each folder may import: of ours (folders), and of packages where that is limited. Types count as imports. */
const MAY_IMPORT: Record<string, { folders: string[]; packages?: string[] }> = {
  'server/domain': { folders: ['server/domain'], packages: ['temporal-polyfill', 'zod'] },
  'server/files': { folders: ['server/files', 'server/domain'] },
  'server/db': { folders: ['server/db', 'server/domain', 'migrations'] },
  'server/import': { folders: ['server/import', 'server/domain', 'data'] },
  'server/usecases': { folders: ['server/usecases', 'server/domain', 'server/db', 'server/import'] },
  'server/http': { folders: ['server/http', 'server/usecases', 'server/domain'] },
  client: { folders: ['client', 'server/http/contract (types)', 'data'] },
  migrations: { folders: ['migrations'], packages: ['kysely'] },
};

const FORBIDDEN_IN_DOMAIN = /\b(Date\.now|new Date|Math\.random|process\.|Temporal\.Now|fetch\(|setTimeout|console\.)/;
const VAGUE_NAMES = /(^|\/)(utils?|helpers?|common|managers?|misc)(\.|\/|$)/;

const files = glob(['server', 'client', 'migrations', 'test', 'bench'], /\.(ts|tsx|mjs)$/);

interface Import {
  target: string;
  typesOnly: boolean;
}

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
  const fixed = module.staticImports.map((entry) => ({
    target: entry.moduleRequest.value,
    typesOnly: entry.entries.length > 0 && entry.entries.every((name) => name.isType),
  }));
  const passedOn = module.staticExports.flatMap((entry) =>
    entry.entries.flatMap((name) =>
      name.moduleRequest ? [{ target: name.moduleRequest.value, typesOnly: name.isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^['"](.+)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    return literal ? [{ target: literal[1]!, typesOnly: false }] : [];
  });
  return [...fixed, ...passedOn, ...dynamic];
}

function faultOf(file: string, folder: string, { target, typesOnly }: Import): string | undefined {
  const allowed = MAY_IMPORT[folder]!;
  if (!target.startsWith('.')) {
    const name = target
      .split('/')
      .slice(0, target.startsWith('@') ? 2 : 1)
      .join('/');
    return allowed.packages && !allowed.packages.includes(name) ? `package ${name}` : undefined;
  }
  const path = relative('.', join(dirname(file), target));
  const isAllowed = allowed.folders.some((entry) =>
    entry.endsWith(' (types)') ? typesOnly && path.startsWith(`${entry.slice(0, -8)}/`) : path.startsWith(`${entry}/`),
  );
  return isAllowed ? undefined : path;
}

describe('the architecture', () => {
  it.each(Object.keys(MAY_IMPORT))('%s imports only what it may', (folder) => {
    const inside = files.filter((file) => file.startsWith(`${folder}/`));
    expect(inside.length).toBeGreaterThan(0);
    const faults = inside.flatMap((file) =>
      importsOf(file).flatMap((entry) => {
        const fault = faultOf(file, folder, entry);
        return fault === undefined ? [] : [`${file} imports ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('keeps the clock, chance, the environment and the network out of the domain', () => {
    const inside = files.filter((file) => file.startsWith('server/domain/'));
    expect(inside.filter((file) => FORBIDDEN_IN_DOMAIN.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('has no file over 300 lines', () => {
    expect(files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 301)).toEqual([]);
  });

  it('names files in kebab-case, and none vaguely', () => {
    const base = (file: string) => file.split('/').at(-1)!;
    expect(files.filter((file) => !/^([a-z0-9]+(-[a-z0-9]+)*)(\.test|\.d)?\.(ts|tsx|mjs)$/.test(base(file)))).toEqual(
      [],
    );
    expect(files.filter((file) => VAGUE_NAMES.test(file))).toEqual([]);
  });

  it('exports by name only', () => {
    const withDefault = files.filter((file) => /^export default/m.test(readFileSync(file, 'utf8')));
    expect(withDefault).toEqual([]);
  });
});
