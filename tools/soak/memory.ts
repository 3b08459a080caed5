import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { type BuiltServer, startBuiltServer } from '#tests/process/built-server.ts';
import type { SoakOptions } from './soak.ts';
import { startSteadyLoad } from './steady-load.ts';
import { listPictures, listVisits, visitAll } from './varied-visits.ts';

/** Resident memory in MB: of an idle server after its first start, and after many visits. */
const allowedMb = { idle: 350, visited: 550 };
/** Relative to the server's memory after a third of the time, for the rest of it. */
const allowedGrowth = 1.2;
const samples = 24;
/** Until background work is done, in ms. */
const settleMs = 20_000;
const visits = { pages: 20_000, pictures: 2_000 };

/** Fills a shop, visits all of it, then for minutes the same again: every response as expected, and memory flat. */
export async function soakMemory({ folder, minutes }: SoakOptions): Promise<void> {
  const server = await startBuiltServer({
    DATA_DIR: folder,
    FORM_MIN_SECONDS: '0',
    FORM_ATTACK_PER_MINUTE: '0',
  });
  try {
    const faults = await visitMuch(server);
    faults.push(...(await visitSteadily(server, minutes)));
    if (faults.length > 0) throw new Error(faults.join('; '));
  } finally {
    server.kill('SIGTERM');
    await server.ended;
  }
}

async function visitMuch({ url, pid }: BuiltServer): Promise<string[]> {
  const faults: string[] = [];
  await wait(settleMs);
  const idleMb = residentMb(pid);
  console.log(`  idle after its first start, memory ${idleMb} MB`);
  if (idleMb > allowedMb.idle) faults.push(`${idleMb} MB when idle`);
  const paths = await listVisits(url);
  const pages = await visitAll(url, paths, visits.pages);
  console.log(
    `  ${visits.pages} visits of ${paths.length} pages and drawings, memory ${residentMb(pid)} MB`,
  );
  const pictures = await visitAll(url, await listPictures(url, paths), visits.pictures);
  await wait(settleMs);
  const visitedMb = residentMb(pid);
  console.log(`  ${visits.pictures} variants of pictures, memory ${visitedMb} MB`);
  if (visitedMb > allowedMb.visited) faults.push(`${visitedMb} MB after many visits`);
  return [...faults, ...pages.failures, ...pictures.failures];
}

async function visitSteadily({ url, pid }: BuiltServer, minutes: number): Promise<string[]> {
  const memoryMb: number[] = [];
  const load = startSteadyLoad(url, { readers: 6, writers: 4 });
  for (let sample = 1; sample <= samples; sample += 1) {
    await wait((minutes * 60_000) / samples);
    memoryMb.push(residentMb(pid));
    console.log(`  ${load.result.answered} answered, memory ${memoryMb.at(-1)} MB`);
  }
  const { failures } = await load.end();
  return [...failures, ...growthOf(memoryMb)];
}

function growthOf(memoryMb: number[]): string[] {
  const third = Math.floor(memoryMb.length / 3);
  const [before, after] = [memoryMb.slice(0, third), memoryMb.slice(-third)].map(median);
  if (after === undefined || before === undefined || after <= before * allowedGrowth) return [];
  return [`memory grew from ${before} to ${after} MB`];
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function residentMb(pid: number): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024);
}
