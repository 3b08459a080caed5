import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { startBuiltServer } from '#tests/process/built-server.ts';
import type { SoakOptions } from './soak.ts';
import { startSteadyLoad } from './steady-load.ts';

/** Relative to the server's memory after a third of the time, for the rest of it. */
const allowedGrowth = 1.2;
const samples = 24;
/** Until a start's background work is done, in ms. */
const settleMs = 20_000;

/** Visits the built server for minutes: every response as expected, and its memory stays flat. */
export async function soakMemory({ folder, minutes }: SoakOptions): Promise<void> {
  const server = await startBuiltServer({
    DATA_DIR: folder,
    FORM_MIN_SECONDS: '0',
    FORM_ATTACK_PER_MINUTE: '0',
  });
  await wait(settleMs);
  console.log(`  idle after its first start, memory ${residentMb(server.pid)} MB`);
  const memoryMb: number[] = [];
  const load = startSteadyLoad(server.url, { readers: 6, writers: 4 });
  for (let sample = 1; sample <= samples; sample += 1) {
    await wait((minutes * 60_000) / samples);
    memoryMb.push(residentMb(server.pid));
    console.log(`  ${load.result.answered} answered, memory ${memoryMb.at(-1)} MB`);
  }
  const { failures } = await load.end();
  server.kill('SIGTERM');
  await server.ended;
  if (failures.length > 0) throw new Error(`${failures.length} failed: ${failures[0]}`);
  requireFlat(memoryMb);
}

function requireFlat(memoryMb: number[]): void {
  const third = Math.floor(memoryMb.length / 3);
  const [before, after] = [memoryMb.slice(0, third), memoryMb.slice(-third)].map(median);
  if (after === undefined || before === undefined || after <= before * allowedGrowth) return;
  throw new Error(`Memory grew from ${before} to ${after} MB.`);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function residentMb(pid: number): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024);
}
