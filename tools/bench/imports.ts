import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type BuiltServer,
  startBuiltServer,
  temporaryFolder,
} from '#tests/process/built-server.ts';
import { findServerPrograms, startPostgres } from '#tests/setup/postgres.ts';
import { type Office, press, sendFile, untilState } from './imports/office-import.ts';
import { p95, type Read, startReading } from './imports/read-shelves.ts';
import { wheelCsv } from './imports/supplier-csv.ts';
import { piesArchive } from './imports/supplier-pies.ts';
import { alternate, startBareServer } from './rates.ts';
import type { BenchResult } from './result.ts';
import { signIn } from './scale/measure-page.ts';

const csvRows = 100_000;
const piesItems = 50_000;
const mostSeconds = 300;
const mostMegabytes = 300;
const mostTimesSlower = 2;
/** How long visitors read before the first import, in seconds. */
const calmSeconds = 20;
const owner = { email: 'bench@shop.example', password: 'gravel-37-lantern' };

const isEmbeddedOnly = process.argv.includes('--engine=embedded');

/**
 * A distributor's 100,000 wheels through the office, then the same with other prices and stock, then a maker's PIES
 * file of 50,000 items, twice as well, while visitors open shelves that are rendered for each of them: how long it
 * takes, how much memory, and what visitors notice. On both engines if there is a PostgreSQL, unless
 * `--engine=embedded` asks for one.
 */
export async function measureImports(): Promise<BenchResult[]> {
  const results = await measureOn('embedded', {});
  const programs = isEmbeddedOnly ? null : findServerPrograms();
  if (!programs) return results;
  const postgres = await startPostgres(programs);
  try {
    return [...results, ...(await measureOn('PostgreSQL', { DATABASE_URL: postgres.url }))];
  } finally {
    await postgres.stop();
  }
}

async function measureOn(engine: string, database: Record<string, string>): Promise<BenchResult[]> {
  const { folder, remove } = temporaryFolder();
  const server = await startBuiltServer({
    DATA_DIR: folder,
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
    ...database,
  });
  const bare = await startBareServer(server.url);
  try {
    const site: Site = { server, bare: bare.url, engine, cookie: await signIn(server.url, owner) };
    const calm = await readCalmly(site);
    const results: BenchResult[] = [];
    for (const file of supplierFiles()) {
      results.push(...(await measureImport(site, { file, calm })));
    }
    return results;
  } finally {
    bare.child.kill();
    server.kill('SIGINT');
    await server.ended;
    remove();
  }
}

type SupplierFile = { what: string; name: string; bytes: Uint8Array<ArrayBuffer> };

/** One after the other, because each is some megabytes. */
function* supplierFiles(): Generator<SupplierFile> {
  const encoder = new TextEncoder();
  const csv = (what: string, priceStep: number): SupplierFile => ({
    what: `${what}, ${csvRows} rows of CSV`,
    name: 'wheels.csv',
    bytes: encoder.encode(wheelCsv(csvRows, priceStep)),
  });
  const pies = (what: string, priceStep: number): SupplierFile => ({
    what: `${what}, ${piesItems} items of PIES`,
    name: 'pies.zip',
    bytes: piesArchive(piesItems, priceStep),
  });
  yield csv('new wheels', 1);
  yield csv('new prices and stock', 1.08);
  yield pies('new wheels and tires', 1);
  yield pies('new prices', 1.08);
}

type Site = { server: BuiltServer; bare: string; engine: string; cookie: string };
/** The shop when nothing is imported: times of shelves, and the home page's rate as a share of the bare server's. */
type Calm = { shelves: Read; keptShare: number };

async function readCalmly({ server, bare }: Site): Promise<Calm> {
  const warmUp = startReading(server.url);
  await wait(5_000);
  await warmUp.stop();
  const reading = startReading(server.url);
  await wait(calmSeconds * 1_000);
  const keptShare = await shareOfBare(server.url, bare);
  return { shelves: await reading.stop(), keptShare };
}

async function shareOfBare(url: string, bare: string): Promise<number> {
  const [bareRate, rate] = await alternate([{ url: bare }, { url }], { rounds: 3, seconds: 1 });
  return rate / bareRate;
}

type Measured = { file: SupplierFile; calm: Calm };

async function measureImport(
  { server, bare, engine, cookie }: Site,
  { file, calm }: Measured,
): Promise<BenchResult[]> {
  const office: Office = { url: server.url, cookie };
  const memory = watchMemory(server.pid);
  const reading = startReading(server.url);
  let seconds = { checked: 0, applied: 0 };
  let keptShare = 0;
  try {
    const from = performance.now();
    const path = await sendFile(office, file);
    keptShare = await shareOfBare(server.url, bare);
    await untilState(office, path, 'checked');
    const checked = (performance.now() - from) / 1_000;
    await press(office, path, { intent: 'apply', good: 'on' });
    seconds = { checked, applied: await untilState(office, path, 'applied') };
  } finally {
    memory.stop();
    await reading.stop();
  }
  const at = `${file.what}, ${engine}`;
  const shelves = await reading.stop();
  return [
    toTime(at, seconds),
    toMemory(at, memory.stop()),
    toShelves(at, shelves, calm),
    toKept(at, keptShare, calm),
  ];
}

function toTime(at: string, { checked, applied }: { checked: number; applied: number }) {
  const text = `${at}: checked in ${checked.toFixed(0)} s, applied in ${applied.toFixed(0)} s, at most ${mostSeconds}`;
  return { text, ratio: mostSeconds / (checked + applied), goal: 1 };
}

function toMemory(at: string, { before, peak }: { before: number; peak: number }) {
  const text = `${at}: memory ${before} MB, at most ${peak} MB while importing, ${mostMegabytes} more are allowed`;
  return { text, ratio: mostMegabytes / Math.max(1, peak - before), goal: 1 };
}

function toShelves(at: string, shelves: Read, { shelves: calm }: Calm) {
  const longest = Math.max(...shelves.times).toFixed(0);
  const figures = `p95 ${p95(shelves).toFixed(0)} ms, without import ${p95(calm).toFixed(0)}, longest ${longest}`;
  const { failures } = shelves;
  const why = failures.length > 0 ? ` (${[...new Set(failures)].join(', ')})` : '';
  const text = `${at}: shelves ${figures}, ${failures.length} of ${shelves.times.length} failed${why}`;
  const ratio = failures.length > 0 ? 0 : (mostTimesSlower * p95(calm)) / p95(shelves);
  return { text, ratio, goal: 1 };
}

function toKept(at: string, share: number, { keptShare }: Calm) {
  const text = `${at}: the kept home page at ${share.toFixed(2)} of bare node:http, without import ${keptShare.toFixed(2)}`;
  return { text, ratio: share / keptShare, goal: 0.5 };
}

/** The server's resident memory in MB, now and at most. */
function watchMemory(pid: number) {
  const before = residentMb(pid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMb(pid));
  }, 500);
  return {
    stop() {
      clearInterval(timer);
      return { before, peak };
    },
  };
}

function residentMb(pid: number): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024);
}
