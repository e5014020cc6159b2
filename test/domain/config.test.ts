import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';

const WRONG: [string, Record<string, string>, RegExp][] = [
  ['a port that is no number', { PORT: 'http' }, /PORT must be a whole number/],
  ['a port too high', { PORT: '70000' }, /PORT must be a whole number/],
  [
    'a database address of another kind',
    { DATABASE_URL: 'mysql://user:secret@host/db' },
    /DATABASE_URL must be an address/,
  ],
  ['a sample setting that is neither 1 nor 0', { SAMPLE_DATA: 'yes' }, /SAMPLE_DATA must be 1 .* or 0/],
  ['a public address without a scheme', { PUBLIC_URL: 'village.example' }, /PUBLIC_URL must be an address/],
  [
    'a base map without its parts',
    { BASE_MAP_URL: 'https://tiles.example/{z}/{x}.png' },
    /BASE_MAP_URL must be a tile address/,
  ],
  ['a log level that does not exist', { LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
];

describe('the settings', () => {
  it.each(WRONG)('stop the start with a sentence: %s', (_name, environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it('name every wrong setting at once and never repeat a value', () => {
    const read = () => readConfig({ PORT: 'x', DATABASE_URL: 'mysql://user:secret@host/db' });
    expect(read).toThrow(/PORT.*DATABASE_URL/s);
    expect(read).not.toThrow(/secret/);
  });

  it('have a default each, and count an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: undefined,
      sampleData: true,
      logLevel: 'info',
    });
  });
});
