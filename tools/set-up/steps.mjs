// Shared by `npm start` and `npm test`. Runs on any Node >= 20 before anything is installed,
// so it uses nothing but Node itself.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const ownNode = join(root, 'node_modules', 'node', 'bin', 'node');

/** A step failed in a way that its own output has already explained. */
export class StepFailed extends Error {}

/** Runs `work`, then prints its name and time; a skipped step (`false`) prints nothing. */
export async function step(name, work) {
  const from = performance.now();
  if ((await work()) === false) return;
  const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(5);
  console.log(`  ${name.padEnd(34, '.')} ${seconds} s`);
}

/** Installs the exact packages of the lockfile, when they are not there yet or have changed. */
export function install() {
  const wanted = hashOf([join(root, 'package-lock.json'), join(root, 'package.json')]);
  const stamp = join(root, 'node_modules', '.ironwood-install');
  if (readStamp(stamp) === wanted && existsSync(ownNode)) return false;
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  return run(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error']).then(() =>
    writeFileSync(stamp, wanted),
  );
}

/** Builds client and server, when a source is newer than the last build. */
export function build() {
  const wanted = hashOf([...sources('src'), ...sources('public'), ...configFiles()]);
  const stamp = join(root, 'build', '.ironwood-build');
  if (readStamp(stamp) === wanted) return false;
  return run(ownNode, [join(root, 'tools', 'set-up', 'build.mjs')], { quiet: true }).then(() => {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  });
}

/** Runs a program from the repository's root. Quiet ones show their output only when they fail. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...withOwnNode(), ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) return resolve();
      if (quiet) process.stderr.write(Buffer.concat(output));
      reject(new StepFailed(`${command} ${args.join(' ')} stopped with code ${code}`));
    });
  });
}

/** Everything runs on the Node of the lockfile, whatever Node started npm. */
export function withOwnNode() {
  const bin = join(root, 'node_modules', '.bin');
  return { PATH: `${dirname(ownNode)}:${bin}:${process.env.PATH}` };
}

export function requireNode20() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 20) return;
  console.error(`\n  Node ${process.versions.node} is too old: install Node 20 or newer and try again.\n`);
  process.exit(1);
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function sources(folder) {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(test|db\.test)\.tsx?$|[/\\]images[/\\]/.test(name))
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}

function configFiles() {
  return ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json'].map(
    (name) => join(root, name),
  );
}
