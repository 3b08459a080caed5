import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { goodsBatches, goodsChanges } from '#src/db/schema/goods.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import type { Refusal } from '../../../refusal.ts';
import { type PartFields, stillHas } from '../../part-patch.ts';
import type { PartChange } from '../../record-batch.server.ts';
import type { PartFlips } from '../fits-of-vehicle.server.ts';
import { factsOf, type StockVehicle, vehicleOf } from '../vehicle-facts.ts';
import { readVehicleRecords } from '../vehicle-rows.server.ts';
import type { VehicleFlips } from './flips-of-file.server.ts';
import { why } from './refusals.ts';

// A file that waits for a decision is a batch that is still pending, with the changes that applying it writes: they
// cannot become others between the look and the decision. Like every pending batch it is dropped after a day.

const refusalSchema = z.object({ reason: z.string(), values: z.record(z.string(), z.any()) });
const verdictSchema = z.custom<PartFlips['before']>((value) => typeof value === 'string');

/** What the batch says of the file. */
export const fileDetailSchema = z.object({
  fileName: z.string(),
  file: z.object({
    same: z.int(),
    refused: z.int(),
    problems: z.array(
      z
        .union([refusalSchema, z.object({ text: z.string() })])
        .and(z.object({ line: z.int(), column: z.string().optional() })),
    ),
    notes: z.array(refusalSchema),
    flips: z.array(
      z.object({
        id: z.string(),
        flips: z.array(
          z.object({
            category: z.enum(['wheels', 'tires', 'lift-kits']),
            before: verdictSchema,
            after: verdictSchema,
            parts: z.int(),
            examples: z.array(z.string()),
          }),
        ),
      }),
    ),
  }),
});

export type FileDetail = {
  fileName: string;
  file: {
    same: number;
    /** Lines. */
    refused: number;
    problems: z.infer<typeof fileDetailSchema>['file']['problems'];
    notes: Refusal[];
    flips: VehicleFlips[];
  };
};

export type PendingFile = {
  id: string;
  /** ISO 8601 in UTC. */
  at: string;
  actorName: string;
  detail: FileDetail;
  changes: PartChange[];
};

export const isPendingFile = (id: string) =>
  and(
    eq(goodsBatches.id, id),
    eq(goodsBatches.category, 'vehicles'),
    eq(goodsBatches.isPending, true),
  );

/** @throws {DomainError} not-found once it was applied or set aside */
export async function findPendingFile({ db }: Pick<Ctx, 'db'>, id: string): Promise<PendingFile> {
  if (!z.uuid().safeParse(id).success) throw notFound();
  const [batch] = await db.select().from(goodsBatches).where(isPendingFile(id));
  const detail = fileDetailSchema.safeParse(batch?.detail).data;
  if (!batch || !detail) throw notFound();
  const rows = await db
    .select()
    .from(goodsChanges)
    .where(eq(goodsChanges.batchId, id))
    .orderBy(asc(goodsChanges.sku));
  return {
    id,
    at: batch.createdAt.toISOString(),
    actorName: batch.actorName,
    detail,
    changes: rows.map(({ sku, before, after }) => ({
      sku,
      before: before as PartFields | null,
      after: after as PartFields | null,
    })),
  };
}

/**
 * Each vehicle as it is and as the changes make it. @throws {DomainError} conflict if one is not as they found it
 */
export async function pairsOf(
  ctx: Pick<Ctx, 'db'>,
  changes: readonly PartChange[],
): Promise<{ before: StockVehicle | null; after: StockVehicle }[]> {
  const records = await readVehicleRecords(
    ctx,
    changes.map(({ sku }) => sku),
  );
  const now = new Map(records.map(({ vehicle }) => [vehicle.id, vehicle]));
  return changes.map(({ sku, before: was, after: patch }) => {
    const before = now.get(sku) ?? null;
    const facts = before && factsOf(before);
    const isAsFound = was === null ? facts === null : facts !== null && stillHas(facts, was);
    if (!isAsFound)
      throw new DomainError('conflict', why('vehicle-file.shop-changed', { vehicle: sku }));
    const status = before?.status ?? 'draft';
    return { before, after: vehicleOf({ status, ...facts, ...patch, id: sku }) };
  });
}
