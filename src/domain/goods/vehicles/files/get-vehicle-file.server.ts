import { and, desc, eq } from 'drizzle-orm';
import { goodsBatches } from '#src/db/schema/goods.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import type { PartFields } from '../../part-patch.ts';
import { type Loss, lossOf, type PartFlips } from '../fits-of-vehicle.server.ts';
import { readVehicleRecords } from '../vehicle-rows.server.ts';
import { lossOfFile } from './flips-of-file.server.ts';
import { type FileDetail, fileDetailSchema, findPendingFile } from './pending-file.server.ts';

type Named = { id: string; name: string; years: readonly [number, number | null] };

/** A file of vehicles that waits for a decision. `at` is ISO 8601 in UTC. */
export type VehicleFileView = {
  id: string;
  fileName: string;
  actorName: string;
  at: string;
  counts: { added: number; changed: number; same: number; refused: number };
  problems: FileDetail['file']['problems'];
  notes: FileDetail['file']['notes'];
  /** Vehicles on which verdicts change; `lost`: how many parts stop fitting. */
  flips: (Named & { flips: PartFlips[]; lost: number })[];
  /** What must be accepted before it can be applied. */
  loss: Loss | null;
  /** Facts of each vehicle that applying writes, before and after; `before` is null for a new one. */
  vehicles: (Named & { before: PartFields | null; after: PartFields })[];
};

/** What applying the file would do. Requires catalog.write. @throws {DomainError} not-found once that was decided */
export async function getVehicleFile(ctx: Ctx, id: string): Promise<VehicleFileView> {
  requireScope(ctx.actor, 'catalog.write');
  const { detail, changes, at, actorName } = await findPendingFile(ctx, id);
  const { same, refused, problems, notes, flips } = detail.file;
  const nameOf = await namesOf(
    ctx,
    changes.map(({ sku }) => sku),
  );
  const added = changes.filter(({ before }) => before === null).length;
  return {
    id,
    fileName: detail.fileName,
    actorName,
    at,
    counts: { added, changed: changes.length - added, same, refused },
    problems,
    notes,
    flips: flips.map((one) => ({
      ...nameOf(one.id, {}),
      flips: one.flips,
      lost: lossOf(one.flips)?.parts ?? 0,
    })),
    loss: lossOfFile(flips),
    vehicles: changes.map(({ sku, before, after }) => ({
      ...nameOf(sku, after ?? {}),
      before,
      after: after ?? {},
    })),
  };
}

/** As the shop names a vehicle; a new one as the file does. */
async function namesOf(ctx: Ctx, ids: readonly string[]) {
  const records = await readVehicleRecords(ctx, ids);
  const known = new Map(records.map(({ vehicle }) => [vehicle.id, vehicle]));
  return (id: string, { make, model, years }: PartFields): Named => {
    const vehicle = known.get(id);
    if (vehicle) return { id, name: `${vehicle.make} ${vehicle.model}`, years: vehicle.years };
    const [from, to] = Array.isArray(years) ? years : [];
    return { id, name: `${make} ${model}`, years: [Number(from), to === null ? null : Number(to)] };
  };
}

/** The files that wait for a decision, newest first. Requires catalog.read. */
export async function listVehicleFiles({
  db,
  actor,
}: Ctx): Promise<Pick<VehicleFileView, 'id' | 'fileName' | 'actorName' | 'at'>[]> {
  requireScope(actor, 'catalog.read');
  const rows = await db
    .select()
    .from(goodsBatches)
    .where(and(eq(goodsBatches.category, 'vehicles'), eq(goodsBatches.isPending, true)))
    .orderBy(desc(goodsBatches.number));
  return rows.flatMap(({ id, detail, actorName, createdAt }) => {
    const file = fileDetailSchema.safeParse(detail).data;
    return file ? [{ id, fileName: file.fileName, actorName, at: createdAt.toISOString() }] : [];
  });
}
