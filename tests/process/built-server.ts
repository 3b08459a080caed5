import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourcePath } from '#src/db/source-path.ts';
import { collectServerLog } from '#tests/logs/server-logs.ts';
import { compileCache } from '#tests/setup/compile-cache.ts';
import { memoryEnvironment, memoryFlags } from '#tools/set-up/memory-settings.mjs';

type Environment = Record<string, string | undefined>;

export type Ended = { code: number | null; stdout: string; stderr: string };

export type BuiltServer = {
  url: string;
  pid: number;
  /** Its output so far. */
  printed(): string;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<Ended>;
};

/** A folder for a server's data, and how to delete it. */
export function temporaryFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-process-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts the server of `build/` as `npm start` does, on any free port, and waits until it serves. */
export async function startBuiltServer(
  environment: Environment,
  command: Command = {},
): Promise<BuiltServer> {
  const { child, output, ended } = spawnServer({ PORT: '0', ...environment }, command);
  const address = await Promise.race([
    addressIn(child, output),
    ended.then(({ stderr }) => Promise.reject(new Error(`The server did not start: ${stderr}`))),
  ]);
  return {
    url: address,
    pid: child.pid ?? 0,
    printed: () => output.stdout,
    kill: (signal) => void child.kill(signal),
    ended,
  };
}

/** Starts the server and waits for its end, for a start that is refused. */
export function runBuiltServer(
  environment: Environment,
  launcher: readonly string[] = [],
): Promise<Ended> {
  const limit = { timeout: 120_000, killSignal: 'SIGKILL' } as const;
  return spawnServer({ PORT: '0', ...environment }, { launcher, ...limit }).ended;
}

type Command = {
  /** A command that starts the server, with its arguments; by default Node itself. */
  launcher?: readonly string[];
  /** Path of the built server; by default that of `build/`. */
  script?: string;
};

function spawnServer(
  environment: Environment,
  { launcher = [], script, ...limit }: SpawnOptions & Command,
) {
  const node = [process.execPath, ...memoryFlags, script ?? sourcePath('build/server/server.js')];
  const [command = process.execPath, ...args] = [...launcher, ...node];
  const child = spawn(command, args, {
    // Nothing of the tests' environment may reach the server.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...memoryEnvironment,
      ...compileCache,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...limit,
  });
  const output = collect(child);
  collectServerLog([child.stdout, child.stderr]);
  const ended = once(child, 'close').then(([code]) => ({ code, ...output }) as Ended);
  return { child, output, ended };
}

function collect(child: ChildProcess) {
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.on('data', (chunk) => {
      output[name] += chunk;
    });
  }
  return output;
}

async function addressIn(child: ChildProcess, output: { stdout: string }): Promise<string> {
  for (;;) {
    const [, port] = /Ironwood is open: http:\/\/localhost:(\d+)/.exec(output.stdout) ?? [];
    if (port) return `http://127.0.0.1:${port}`;
    if (child.stdout) await once(child.stdout, 'data');
  }
}
