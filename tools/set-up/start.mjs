// `npm start`: install what is missing, build what is stale, then become the server.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { accessSync, constants as fsConstants } from 'node:fs';
import { join } from 'node:path';
import { build, install, ownNode, requireNode20, root, StepFailed, step, withOwnNode } from './steps.mjs';

requireNode20();
requireWritable();
console.log('\n  Ironwood\n');
try {
  await step('Install', install);
  await step('Build', build);
} catch (error) {
  console.error(error instanceof StepFailed ? `\n  ${error.message}\n` : error);
  process.exit(1);
}
serve();

function requireWritable() {
  try {
    accessSync(root, fsConstants.W_OK);
  } catch {
    console.error(`\n  The folder ${root} is not writable: copy it to a folder of your own and start there.\n`);
    process.exit(1);
  }
}

function serve() {
  const server = spawn(ownNode, ['--enable-source-maps', join(root, 'build', 'server', 'server.js')], {
    cwd: root,
    env: { ...process.env, ...withOwnNode(), NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.once('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });
}
