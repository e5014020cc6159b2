/**
 * Builds what is missing or older than its source, then runs an entry of the compiled server in this same process:
 * `node server/run.mjs main`, `node server/run.mjs import-command …`; without an entry it only builds.
 */
import { spawn } from 'node:child_process';
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const targets = [
  {
    name: 'server',
    command: ['tsc', '-p', 'server'],
    sources: ['server', 'migrations', 'data/layers.json', 'data/coordinate-systems.json', 'package-lock.json'],
  },
  {
    name: 'client',
    command: ['vite', 'build', '--logLevel', 'error'],
    sources: ['client', 'data/coordinate-systems.json', 'vite.config.ts', 'package-lock.json'],
  },
];

/** Newest modification time below a path, ms; 0 where there is nothing. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((latest, entry) => Math.max(latest, newest(join(path, entry))), stat.mtimeMs);
}

const stampOf = (target) => join(root, 'dist', `.${target.name}-built`);
const isStale = (target) =>
  newest(stampOf(target)) < Math.max(...target.sources.map((source) => newest(join(root, source))));

function build(target) {
  console.log(`Building the ${target.name} …`);
  const begun = new Date();
  const [program, ...args] = target.command;
  const child = spawn(process.execPath, [join(root, 'node_modules', '.bin', program), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) return reject(new Error(`Building the ${target.name} failed.`));
      writeFileSync(stampOf(target), '');
      utimesSync(stampOf(target), begun, begun);
      resolve();
    });
  });
}

try {
  await Promise.all(targets.filter(isStale).map(build));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const entry = process.argv[2];
if (entry !== undefined) {
  process.argv.splice(1, 2, join(root, 'dist', 'server', `${entry}.js`));
  await import(new URL(`../dist/server/${entry}.js`, import.meta.url).href);
}
