// Runs programs from the repository's root on the Node of the lockfile.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const ownNode = join(root, 'node_modules', 'node', 'bin', 'node');

/** An error that a person can fix: `message` is one sentence that says how. */
export class SetUpError extends Error {}

/**
 * `quiet`: its output is only shown if it fails. `label`: prefix of each line, for programs that run in parallel.
 * @throws {SetUpError} if it fails
 */
export function run(command, args, { quiet = false, label, env = {} } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...ownEnvironment(), ...env },
    stdio: quiet || label ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream && label) printLines(stream, label);
    else stream?.on('data', (chunk) => output.push(chunk));
  }
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new SetUpError(`${command}: ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new SetUpError(`${command} ${args.join(' ')} stopped with code ${code}.`));
    });
  });
}

function printLines(stream, label) {
  const lines = createInterface({ input: stream });
  lines.on('line', (line) => console.log(`  ${label} | ${line}`));
}

/** Everything runs on the Node of the lockfile, whatever Node started npm. */
export function ownEnvironment() {
  const bin = join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${dirname(ownNode)}:${bin}:${process.env.PATH}` };
}
