import { like } from 'drizzle-orm';
import { catalogVehicles } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound, refuseField } from '#src/domain/errors.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { shopToday } from '#src/domain/settings/index.server.ts';
import { slugOf } from '#src/lib/slug.ts';
import { lockParts } from '../lock-parts.server.ts';
import { patchBetween } from '../part-patch.ts';
import { recordBatch } from '../record-batch.server.ts';
import { why } from '../refusals.ts';
import { removeParts } from '../remove-parts.server.ts';
import { stampOf } from '../typed-part.ts';
import { fitsOfVehicle, lossOf, partFlips } from './fits-of-vehicle.server.ts';
import { differencesOf, withShipped } from './shipped-facts.ts';
import type { VehicleForm } from './typed-parts.ts';
import { typedVehicle } from './typed-vehicle.ts';
import { factsOf, type StockVehicle } from './vehicle-facts.ts';
import { readVehicleRecords, type VehicleRecord, writeVehicles } from './vehicle-rows.server.ts';

const category = 'vehicles';

/** The record and what the product shipped. Requires catalog.read. @throws {DomainError} not-found */
export async function getVehicleRecord(ctx: Ctx, id: string): Promise<VehicleRecord> {
  requireScope(ctx.actor, 'catalog.read');
  const [record] = await readVehicleRecords(ctx, [id]);
  if (!record) throw notFound();
  return record;
}

/** Names the state of a vehicle that a form was filled from. */
export function vehicleStamp(vehicle: StockVehicle): string {
  return stampOf(factsOf(vehicle));
}

/**
 * The vehicle that a form describes, without saving it. Requires catalog.read.
 * @throws {DomainError} invalid with the fields that are refused
 */
export async function readTypedVehicle(
  ctx: Ctx,
  { form, record, id }: { form: VehicleForm; record: VehicleRecord | null; id: string },
): Promise<StockVehicle> {
  requireScope(ctx.actor, 'catalog.read');
  const today = String(await shopToday(ctx));
  const { vehicle: before = null, shipped = null } = record ?? {};
  return typedVehicle({ form, id, before, shipped, today });
}

/**
 * Adds a vehicle; its id follows from make, model and first year. Requires catalog.write.
 * @throws {DomainError} invalid with the fields that are refused
 */
export async function addVehicle(
  ctx: Ctx,
  { form }: { form: VehicleForm },
): Promise<{ id: string }> {
  requireScope(ctx.actor, 'catalog.write');
  const named = await readTypedVehicle(ctx, { form, record: null, id: 'new' });
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    const id = await freeId(inner, named);
    const vehicle = { ...named, id, slug: id };
    await writeVehicles(inner, [vehicle]);
    const changes = [{ sku: id, before: null, after: factsOf(vehicle) }];
    await recordBatch(inner, { kind: 'add', category, changes });
    return { id };
  });
}

type Seen = {
  id: string;
  /** The state that the form was filled from. */
  seen: string;
  /** The loss that the form accepts: parts that will stop fitting. */
  accepted: string | null;
};

/**
 * Saves the form of a vehicle. If parts that fit now would not fit, only with that loss accepted by its stamp.
 * Requires catalog.write.
 * @throws {DomainError} not-found, invalid; conflict if somebody else saved meanwhile, or for an unaccepted loss
 */
export async function saveVehicle(
  ctx: Ctx,
  { form, ...seen }: Seen & { form: VehicleForm },
): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  const record = await requireSeen(ctx, seen);
  const after = await readTypedVehicle(ctx, { form, record, id: seen.id });
  await writeChange(ctx, { ...seen, before: record.vehicle, after });
}

/**
 * Takes a fact from the product's data, or all of them, with the source. Requires catalog.write.
 * @throws {DomainError} not-found, invalid for a fact in which they do not differ, conflict as `saveVehicle`
 */
export async function takeShipped(
  ctx: Ctx,
  { fact, ...seen }: Seen & { fact: string | null },
): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  const { vehicle, shipped } = await requireSeen(ctx, seen);
  const differences = differencesOf(vehicle, shipped);
  const isThere = differences.some((one) => fact === null || one.fact === fact);
  if (!shipped || !isThere) throw new DomainError('invalid', why('vehicle.no-such-fact'));
  const after = withShipped(vehicle, { shipped, fact });
  await writeChange(ctx, { ...seen, before: vehicle, after });
}

/**
 * Deletes a vehicle of the shop's own that nothing names; any other is no longer offered. Requires catalog.write.
 * @throws {DomainError} not-found
 */
export async function removeVehicle(
  ctx: Ctx,
  { id }: { id: string },
): Promise<'deleted' | 'discontinued'> {
  requireScope(ctx.actor, 'catalog.write');
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    const { vehicle } = await getVehicleRecord(inner, id);
    const changes = await removeParts(inner, { category, parts: [factsOf(vehicle)] });
    const isGone = changes.some(({ after }) => after === null);
    if (changes.length > 0) {
      await recordBatch(inner, { kind: isGone ? 'remove' : 'edit', category, changes });
    }
    return isGone ? 'deleted' : 'discontinued';
  });
}

async function requireSeen(ctx: Ctx, { id, seen }: Seen): Promise<VehicleRecord> {
  const record = await getVehicleRecord(ctx, id);
  if (seen === vehicleStamp(record.vehicle)) return record;
  throw new DomainError('conflict', why('part.changed-since'));
}

type Change = Seen & { before: StockVehicle; after: StockVehicle };

async function writeChange(ctx: Ctx, { before, after, ...seen }: Change): Promise<void> {
  const patch = patchBetween(factsOf(before), factsOf(after));
  if (patch === null) return;
  // Judged outside of the transaction: it takes its time, and asks through caches.
  await requireAccepted(ctx, { before, after, accepted: seen.accepted });
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await lockParts(inner);
    await requireSeen(inner, seen);
    await writeVehicles(inner, [after]);
    await recordBatch(inner, { kind: 'edit', category, changes: [{ sku: after.id, ...patch }] });
  });
}

async function requireAccepted(
  ctx: Ctx,
  { before, after, accepted }: Pick<Change, 'before' | 'after' | 'accepted'>,
): Promise<void> {
  const [was, is] = [await fitsOfVehicle(ctx, before), await fitsOfVehicle(ctx, after)];
  const loss = lossOf(partFlips(was, is));
  if (loss === null || loss.stamp === accepted) return;
  throw refuseField('conflict', 'accepted', why('vehicle.stops-fitting', { count: loss.parts }));
}

/** "ford-f150-2021", or with a number behind it if another vehicle has that. */
async function freeId({ db }: Ctx, { make, model, years }: StockVehicle): Promise<string> {
  const begin = slugOf(`${make} ${model} ${years[0]}`) || 'vehicle';
  const rows = await db
    .select({ id: catalogVehicles.id })
    .from(catalogVehicles)
    .where(like(catalogVehicles.id, `${begin}%`));
  const taken = new Set(rows.map(({ id }) => id));
  for (let next = 2, id = begin; ; id = `${begin}-${next++}`) if (!taken.has(id)) return id;
}
