import { join } from 'node:path';
import { type Database, openDatabase } from '#src/db/client.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';

/** Where a shop's data is; `url` names a PostgreSQL server, if it is not embedded. */
export type ShopPlace = { folder: string; url?: string | undefined };

export type ShopCheck = {
  /** Thanked visitors who are not in the shop's tables, and visitors who are there more than once. */
  lost: string[];
  twice: string[];
  /** Pairs of entries that have the same bay or person at the same time. */
  overlaps: number;
  /** Mail that was not sent, by its state. */
  unsent: string[];
  letters: number;
};

/** Opens the shop's database while no server has it open. */
export async function openShopDatabase({ folder, url }: ShopPlace): Promise<Database> {
  return openDatabase({ url, dataDir: join(folder, 'database'), logger: quietLogger });
}

/** Looks for everybody who was thanked, and for what must not be there twice. */
export async function checkShop(place: ShopPlace, thanked: readonly string[]): Promise<ShopCheck> {
  const database = await openShopDatabase(place);
  const rowsOf = async <Row>(text: string) => (await database.pool.query(text)).rows as Row[];
  const stored = await rowsOf<{ name: string }>(
    `select name from leads where name like 'Visitor %' union all select name from appointments
     union all select name from career_applications`,
  );
  const overlaps = await rowsOf<object>(
    `select 1 from calendar_occupations one join calendar_occupations other
     on one.resource = other.resource and one.id < other.id and one.during && other.during`,
  );
  const mail = await rowsOf<{ state: string; letter: string }>(
    `select state, letter from mail_messages`,
  );
  await database.close();
  const times = Map.groupBy(stored, ({ name }) => name);
  return {
    lost: thanked.filter((marker) => !times.has(marker)),
    twice: [...times.values()].flatMap((all) => (all.length > 1 ? (all[0]?.name ?? '') : [])),
    overlaps: overlaps.length,
    unsent: mail.filter(({ state }) => state !== 'sent').map(({ state }) => state),
    letters: mail.length,
  };
}

/** Sentences about what must never be. */
export function faultsOf({ lost, twice, overlaps }: ShopCheck): string[] {
  return [
    ...(lost.length > 0 ? [`${lost.length} thanked visitors are not stored`] : []),
    ...(twice.length > 0 ? [`${twice.length} visitors are stored twice`] : []),
    ...(overlaps > 0 ? [`${overlaps} times are booked twice`] : []),
  ];
}
