import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { catalogVehicles } from '#src/db/schema/catalog.ts';
import { type Vehicle, vehicleSchema } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { lockParts } from '../lock-parts.server.ts';
import { patchBetween } from '../part-patch.ts';
import { type PartChange, recordBatch } from '../record-batch.server.ts';
import { mergedFacts } from './shipped-facts.ts';
import { factsOf, type StockVehicle, vehicleOf } from './vehicle-facts.ts';
import { readVehicleRecords, writeVehicles } from './vehicle-rows.server.ts';

type News = { shipped: Vehicle; stamp: string };

/** What a row keeps of the record that the product ships, besides the record in use; `raw` as in the file. */
export function shippedColumns(raw: unknown): { shipped: Vehicle; shippedStamp: string } {
  const text = JSON.stringify(raw);
  const shippedStamp = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { shipped: vehicleSchema.parse(raw), shippedStamp };
}

/**
 * Brings the product's newer vehicle data into a shop that has vehicles: new vehicles are added, facts that the shop
 * left alone follow, and facts that it changed stay. Returns how many records changed; most starts find no news.
 * `records` as in the file. Requires catalog.write.
 */
export async function followShipped(ctx: Ctx, records: readonly unknown[]): Promise<number> {
  requireScope(ctx.actor, 'catalog.write');
  const all = records.map(shippedColumns).map((one) => ({ ...one, stamp: one.shippedStamp }));
  const known = await readStamps(ctx);
  // Not filled yet, or emptied on purpose.
  if (known.size === 0 || newsIn(all, known).length === 0) return 0;
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    // Another process may have been first.
    const news = newsIn(all, await readStamps(inner));
    const changes = await takeNews(inner, news);
    if (changes.length > 0)
      await recordBatch(inner, { kind: 'shipped', category: 'vehicles', changes });
    return changes.length;
  });
}

type Stamps = Map<string, { stamp: string | null; isTouched: boolean }>;

async function readStamps({ db }: Pick<Ctx, 'db'>): Promise<Stamps> {
  const { id, shippedStamp, createdAt, updatedAt } = catalogVehicles;
  const rows = await db
    .select({ id, stamp: shippedStamp, isTouched: sql<boolean>`${updatedAt} <> ${createdAt}` })
    .from(catalogVehicles);
  return new Map(rows.map(({ id: name, ...row }) => [name, row]));
}

function newsIn(all: readonly News[], known: Stamps): News[] {
  return all.filter(({ shipped, stamp }) => known.get(shipped.id)?.stamp !== stamp);
}

async function takeNews(ctx: Ctx, news: readonly News[]): Promise<PartChange[]> {
  const stamps = await readStamps(ctx);
  const records = await readVehicleRecords(
    ctx,
    news.map(({ shipped }) => shipped.id),
  );
  const byId = new Map(records.map((record) => [record.vehicle.id, record]));
  const changes: PartChange[] = [];
  const written: StockVehicle[] = [];
  for (const { shipped } of news) {
    const { id: sku } = shipped;
    const record = byId.get(sku);
    if (!record) {
      const added: StockVehicle = { ...shipped, status: 'active' };
      written.push(added);
      changes.push({ sku, before: null, after: factsOf(added) });
      continue;
    }
    const { vehicle } = record;
    const isTouched = stamps.get(sku)?.isTouched === true;
    // Versions before did not keep what they shipped. A row that nobody has written since it was seeded is that; of
    // another every difference counts as the shop's.
    const base = record.shipped ?? (isTouched ? shipped : vehicle);
    const next = mergedFacts({ vehicle, base, shipped });
    const patch = patchBetween(factsOf(vehicle), next);
    if (patch === null) continue;
    written.push(vehicleOf(next));
    changes.push({ sku, ...patch });
  }
  await writeVehicles(ctx, written);
  await keepShipped(ctx, news);
  return changes;
}

async function keepShipped({ db }: Pick<Ctx, 'db'>, news: readonly News[]): Promise<void> {
  for (const { shipped, stamp } of news) {
    await db
      .update(catalogVehicles)
      .set({ shipped, shippedStamp: stamp })
      .where(eq(catalogVehicles.id, shipped.id));
  }
}
