// Shared by `npm start` and `npm test`. Runs on any Node >= 20 before anything is installed,
// so it uses nothing but Node itself.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ownNode, root, run, SetUpError } from './run.mjs';

export function requireNode20() {
  const { node } = process.versions;
  if (Number(node.split('.')[0]) >= 20) return;
  exitWith(`Node ${node} is too old: install Node 20 or newer and try again.`);
}

/** Ends the process with one sentence that says what to do. */
export function exitWith(sentence) {
  console.error(`\n  ${sentence}\n`);
  process.exit(1);
}

/** Runs `work` and prints its name and duration, as the server does for its own steps. */
export async function step(name, work) {
  const from = performance.now();
  await work();
  const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(5);
  console.log(`  ${name.padEnd(34, '.')} ${seconds} s`);
}

/** Whether exactly the packages of the lockfile are installed, according to npm's own record. */
export function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(ownNode)) return false;
  const there = readPackages(record);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || (there[path] ? there[path].version === version : optional === true),
  );
}

/**
 * Optional native parts of packages are left out: compiling them takes longer than they save, and fetches headers from
 * elsewhere than the registry.
 */
const noCompiling = { npm_config_nodedir: '/dev/null' };

export async function install() {
  const { npm_execpath: npm = '' } = process.env;
  const [command, args] = basename(npm) === 'npm-cli.js' ? [process.execPath, [npm]] : ['npm', []];
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(command, [...args, ...options], { quiet: true, env: noCompiling }).catch(() => {
    throw new SetUpError(
      'The packages could not be installed (npm says why above): check the connection to the package registry and try again.',
    );
  });
}

export async function build() {
  const script = join(root, 'tools', 'set-up', 'build.mjs');
  // Under NODE_ENV=test, as vitest sets it, the result would be React's development build.
  const env = { NODE_ENV: 'production' };
  await run(ownNode, [script], { quiet: true, env }).catch(() => {
    throw new SetUpError(
      'The site could not be built (the reason stands above): correct that source and try again.',
    );
  });
}

function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}
