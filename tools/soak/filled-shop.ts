import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type BuiltServer, startBuiltServer } from '#tests/process/built-server.ts';
import { openShopDatabase, type ShopPlace } from './check-shop.ts';

export const owner = { email: 'pat@ironwood.example', password: 'Chassis-dynamo-41-mesa' };

/** Leads per statement: the embedded engine ends a query after 30 seconds. */
const portion = 20_000;

type FillOptions = {
  /** Where the filled shop is kept for further runs; it is made if it is not there. */
  kept: string;
  leads: number;
};

/** A folder with the demo shop, its owner's account and so many leads, to be copied. */
export async function prepareFilledShop({ kept, leads }: FillOptions): Promise<void> {
  if (existsSync(kept)) return;
  const making = `${kept}.making`;
  mkdirSync(making, { recursive: true });
  await makeShop({ folder: making }, leads);
  renameSync(making, kept);
}

export function copyShop(kept: string, into: string): void {
  cpSync(kept, into, { recursive: true });
}

/** Starts a server that fills the shop, makes its owner, and adds the leads. */
export async function makeShop(place: ShopPlace, leads: number): Promise<void> {
  const server = await startBuiltServer({ DATA_DIR: place.folder, DATABASE_URL: place.url });
  const answer = await fetch(new URL(await setupPath(server), server.url), {
    method: 'POST',
    body: new URLSearchParams({ name: 'Pat', ...owner, repeat: owner.password }),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The owner's account: status ${answer.status}`);
  server.kill('SIGTERM');
  await server.ended;
  await addLeads(place, leads);
}

/** The link to make the owner's account, which is printed after the line that says that the shop is open. */
async function setupPath({ printed }: BuiltServer): Promise<string> {
  for (let turn = 0; turn < 100; turn += 1) {
    const [, path] = /localhost:\d+(\/setup\/\S+)/.exec(printed()) ?? [];
    if (path) return path;
    await wait(100);
  }
  throw new Error(`No link for the owner was printed: ${printed()}`);
}

/** Messages of the last three years, nearly all closed, in the order in which they came. */
async function addLeads(place: ShopPlace, count: number): Promise<void> {
  const fromMs = performance.now();
  const database = await openShopDatabase(place);
  for (let from = 1; from <= count; from += portion) {
    const to = Math.min(count, from + portion - 1);
    await database.pool.query(
      `insert into leads (id, kind, form_id, name, contact, contact_kind, topic, note, locale, stage, closed_at, created_at)
       select gen_random_uuid(), 'message', gen_random_uuid(), 'Customer ' || n, 'customer' || n % 700000 || '@mail.example', 'email', 'price',
         'What would this cost, and when could I come in?', 'en', case when n % 50 = 0 then 'contacted' else 'won' end,
         case when n % 50 > 0 then at + interval '9 days' end, at
       from generate_series(${from}, ${to}) n,
         lateral (select now() - (${count} - n) * interval '3 years' / ${count} as at) t`,
    );
  }
  await database.pool.query('analyze leads');
  await database.close();
  if (count > 0) {
    const seconds = Math.round((performance.now() - fromMs) / 1000);
    console.log(`  ${count} leads added in ${seconds} s`);
  }
}

/** The leads in a shop that no server has open. */
export async function countLeads(place: ShopPlace): Promise<number> {
  const database = await openShopDatabase(place);
  const { rows } = await database.pool.query('select count(*)::int as n from leads');
  await database.close();
  return Number(rows[0]?.n);
}
