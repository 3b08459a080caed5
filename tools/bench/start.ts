import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sourcePath } from '#src/db/source-path.ts';
import { startBuiltServer, temporaryFolder } from '#tests/process/built-server.ts';
import type { BenchResult } from './result.ts';

const rounds = 3;
const longestMs = 5_000;
const mostMb = 512;

/** A second `npm start`, from the command to the first page, and the memory of the idle server afterwards. */
export async function measureStart(): Promise<BenchResult[]> {
  const { folder, remove } = temporaryFolder();
  try {
    const { seeded, memoryMb } = await lookAtServer(folder);
    if (!seeded) throw new Error('The site did not serve its home page.');
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timeNpmStart(folder));
    // Other programs only ever add time.
    const best = Math.min(...times);
    const all = times.map((ms) => (ms / 1000).toFixed(1)).join(', ');
    return [
      { text: `second npm start to first page: ${all} s`, ratio: longestMs / best, goal: 1 },
      { text: `memory of the idle server: ${memoryMb} MB`, ratio: mostMb / memoryMb, goal: 1 },
    ];
  } finally {
    remove();
  }
}

/** The first start creates and seeds the database; memory is that of the second, as in daily use. */
async function lookAtServer(dataDir: string) {
  const first = await startBuiltServer({ DATA_DIR: dataDir });
  const { status } = await fetch(first.url);
  first.kill('SIGINT');
  await first.ended;
  const second = await startBuiltServer({ DATA_DIR: dataDir });
  await wait(3_000);
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(second.pid)]));
  second.kill('SIGINT');
  await second.ended;
  return { seeded: status === 200, memoryMb: Math.round(kilobytes / 1024) };
}

async function timeNpmStart(dataDir: string): Promise<number> {
  const from = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: sourcePath('.'),
    // A process group of its own, to be ended as a terminal does.
    detached: true,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    const [, port] = /is open: http:\/\/localhost:(\d+)/.exec(output) ?? [];
    if (port) {
      await (await fetch(`http://127.0.0.1:${port}/`)).text();
      break;
    }
  }
  const servedMs = performance.now() - from;
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  return servedMs;
}
