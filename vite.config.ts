import { defineConfig } from 'vitest/config';

/** Two files at a time: an embedded engine takes about 1 GB, and the machine counted with has two cores. */
const maxWorkers = 2;
const slow = { testTimeout: 120_000, hookTimeout: 180_000, maxWorkers };

const report = process.env.VITEST_REPORT;

export default defineConfig({
  root: 'client',
  publicDir: false,
  build: { outDir: '../dist/client', emptyOutDir: true, sourcemap: true, chunkSizeWarningLimit: 1500 },
  test: {
    root: '.',
    // Continuous integration counts from the runner's own report.
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          maxWorkers,
          // Nothing here changes what another file sees, so the modules are loaded once.
          isolate: false,
          include: ['test/{domain,ordinance,client}/**/*.test.ts', 'test/*.test.ts'],
        },
      },
      { extends: true, test: { ...slow, name: 'files', include: ['test/import/pure/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...slow,
          name: 'database',
          include: ['test/{db,http,import}/**/*.test.ts'],
          exclude: ['test/import/pure/**'],
        },
      },
      {
        extends: true,
        test: {
          ...slow,
          name: 'browser',
          include: ['test/e2e/**/*.test.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
