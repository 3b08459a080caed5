// `npm start`: installs what is missing, builds what is stale, then serves.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { constants as os } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { memoryEnvironment, memoryFlags } from './memory-settings.mjs';
import { ownEnvironment, ownNode, root, SetUpError } from './run.mjs';
import { build, exitWith, install, isInstalled, requireNode20, step } from './steps.mjs';

requireNode20();
console.log('\n  Ironwood\n');
await prepare().catch((error) => {
  if (error instanceof SetUpError) exitWith(error.message);
  throw error;
});
serve();

async function prepare() {
  if (!isInstalled()) {
    console.log('  Packages are missing or have changed; installing them takes about a minute.');
    await stepThatWrites('Install', install);
  }
  let isCurrent = false;
  await step('Compare sources and build', () => {
    isCurrent = isBuilt();
  });
  if (!isCurrent) await stepThatWrites('Build', build);
}

async function stepThatWrites(name, work) {
  requireWritable();
  await step(name, work);
}

function requireWritable() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    exitWith(
      `The folder ${root} is not writable: copy it to a folder of your own and start there.`,
    );
  }
}

function serve() {
  const script = join('build', 'server', 'server.js');
  const commandAt = String(Math.round(performance.timeOrigin));
  const flags = [...settings(), ...memoryFlags, '--enable-source-maps'];
  const server = spawn(ownNode, [...flags, script, commandAt], {
    cwd: root,
    env: { ...memoryEnvironment, ...ownEnvironment(), NODE_ENV: 'production' },
    // If this process is killed, the server notices through the channel that it is alone, and stops.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => server.kill(signal));
  }
  server.once('exit', (code, signal) => process.exit(code ?? 128 + os.signals[signal]));
}

/** The lines of `.env`; the shell's variables have precedence. */
function settings() {
  const file = join(root, '.env');
  return existsSync(file) ? [`--env-file=${file}`] : [];
}
