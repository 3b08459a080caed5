import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#src/db/client.ts';
import { startBuiltServer } from '#tests/process/built-server.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import {
  type Office,
  press,
  sendFile,
  stateOf,
  untilState,
} from '#tools/bench/imports/office-import.ts';
import { wheelCents, wheelCsv } from '#tools/bench/imports/supplier-csv.ts';
import { signIn } from '#tools/bench/scale/measure-page.ts';
import type { SoakOptions } from './soak.ts';

const rows = 20_000;
const owner = { email: 'soak@shop.example', password: 'gravel-37-lantern' };

/**
 * Kills the server at random moments of an import: what the file says is in the shop whole or not at all, and after the
 * next start the import goes on to its end, once.
 */
export async function soakKilledImports({ folder, rounds }: SoakOptions): Promise<void> {
  const shop: Shop = { folder, before: 0 };
  // The first one is not killed: it says how long an import takes.
  const seconds = await importUnharmed(shop);
  for (let round = 1; round <= rounds; round += 1) {
    const killedAfter = Math.random() * seconds;
    const found = await importKilled(shop, { priceStep: 1 + round / 100, killedAfter });
    console.log(
      `  kill ${round}, after ${killedAfter.toFixed(1)} of ${seconds.toFixed(1)} s: ${found}`,
    );
  }
}

/** A shop with the sum of its prices of the file's wheels, in cents. */
type Shop = { folder: string; before: number };

async function importUnharmed(shop: Shop): Promise<number> {
  const { server, office } = await open(shop);
  const from = performance.now();
  const path = await send(office, 1);
  await finish(office, path);
  const seconds = (performance.now() - from) / 1_000;
  server.kill('SIGINT');
  await server.ended;
  await requireWhole(shop, 1);
  return seconds;
}

type Kill = { priceStep: number; killedAfter: number };

async function importKilled(shop: Shop, { priceStep, killedAfter }: Kill): Promise<string> {
  const path = await killWhileImporting(shop, { priceStep, killedAfter });
  const sum = await sumOf(shop);
  const isWhole = sum === expectedSum(priceStep);
  if (!isWhole && sum !== shop.before) throw new Error(`Half of an import: ${sum} cents`);
  const { server, office } = await open(shop);
  await finish(office, path ?? (await send(office, priceStep)));
  server.kill('SIGINT');
  await server.ended;
  await requireWhole(shop, priceStep);
  if (!path) return 'not there, sent again';
  return isWhole ? 'whole' : 'not there, went on';
}

/** Returns the import's address if the file had arrived. */
async function killWhileImporting(shop: Shop, { priceStep, killedAfter }: Kill) {
  const { server, office } = await open(shop);
  let path: string | null = null;
  const importing = (async () => {
    path = await send(office, priceStep);
    await finish(office, path);
  })().catch(() => undefined);
  await wait(killedAfter * 1_000);
  server.kill('SIGKILL');
  await server.ended;
  await importing;
  return path as string | null;
}

async function open({ folder }: Shop) {
  const server = await startBuiltServer({
    DATA_DIR: folder,
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
    LOG_LEVEL: 'silent',
  });
  return { server, office: { url: server.url, cookie: await signIn(server.url, owner) } };
}

function send(office: Office, priceStep: number): Promise<string> {
  const bytes = new TextEncoder().encode(wheelCsv(rows, priceStep));
  return sendFile(office, { name: 'wheels.csv', bytes });
}

/** Goes on wherever the import is, as the person in front of its page would. */
async function finish(office: Office, path: string): Promise<void> {
  for (;;) {
    const state = await stateOf(office, path);
    if (state === 'applied') return;
    if (state === 'checked') await press(office, path, { intent: 'apply', good: 'on' });
    else await untilState(office, path, state === 'checking' ? 'checked' : 'applied');
  }
}

function expectedSum(priceStep: number): number {
  let sum = 0;
  for (let at = 0; at < rows; at += 1) sum += wheelCents(at, priceStep);
  return sum;
}

async function sumOf(shop: Shop): Promise<number> {
  const [{ sum }] = await ask<{ sum: string }>(
    shop,
    `select coalesce(sum(price_cents), 0) as sum from catalog_variants where sku like 'BL%'`,
  );
  return Number(sum);
}

/** @throws if an import is not done, was done twice or has left something behind */
async function requireWhole(shop: Shop, priceStep: number): Promise<void> {
  shop.before = await sumOf(shop);
  if (shop.before !== expectedSum(priceStep))
    throw new Error(`${shop.before} cents after an import`);
  const [left] = await ask<{ pending: number; twice: number }>(
    shop,
    `select (select count(*)::int from goods_batches where is_pending) as pending,
       (select count(*)::int from (select from goods_import_batches group by import_id having count(*) > 1) as made) as twice`,
  );
  if (left?.pending !== 0 || left.twice !== 0)
    throw new Error(`Left behind: ${JSON.stringify(left)}`);
}

async function ask<Row extends object>({ folder }: Shop, query: string): Promise<[Row, ...Row[]]> {
  const database = await openDatabase({ dataDir: join(folder, 'database'), logger: quietLogger });
  const { rows: found } = await database.pool.query(query);
  await database.close();
  return found as [Row, ...Row[]];
}
