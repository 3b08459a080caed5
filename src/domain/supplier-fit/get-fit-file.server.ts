import { and, desc, eq, sql } from 'drizzle-orm';
import {
  fitApplications,
  fitFiles,
  fitHints,
  supplierNumbers,
} from '#src/db/schema/supplier-fit.ts';
import { listVehicles } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { undoDays } from '#src/domain/goods/index.server.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import type { Refusal } from '../refusal.ts';
import { currentFitFiles } from './current-files.server.ts';
import { findFitFile, type StoredFitFile } from './find-fit-file.server.ts';
import { type FitCounts, type FitHeader, fitCountsSchema, fitHeaderSchema } from './fit-schemas.ts';
import { toVehicleYears, type VehicleYears } from './vehicle-years.ts';

/** A file in the list of them. Times are ISO 8601 in UTC. */
export type FitFileLine = Pick<
  StoredFitFile,
  'id' | 'fileName' | 'supplier' | 'state' | 'actorName'
> & {
  at: string;
  header: FitHeader;
  counts: FitCounts;
  rowsRead: number;
};

/** A part number of a file with the vehicles that it is offered for. */
export type FitPart = {
  part: string;
  label: string | null;
  applications: number;
  /** What a person has said that it is here. */
  joinedTo: string | null;
  isOwn: boolean;
  vehicles: VehicleYears[];
};

export type FitFileView = FitFileLine & {
  problem: Refusal | null;
  /** A later full file of the supplier has replaced it. */
  isReplaced: boolean;
  canBeUndone: boolean;
  /** The first ones, those that the shop does not have first. */
  parts: FitPart[];
};

const shownFiles = 30;
const shownParts = 60;

/** The last files, newest first. Requires catalog.read. */
export async function listFitFiles({ db, actor }: Ctx): Promise<FitFileLine[]> {
  requireScope(actor, 'catalog.read');
  const rows = await db.select().from(fitFiles).orderBy(desc(fitFiles.createdAt)).limit(shownFiles);
  return rows.map(toLine);
}

function toLine({ createdAt, ...file }: StoredFitFile): FitFileLine {
  const { id, fileName, supplier, state, actorName, rowsRead } = file;
  const header = fitHeaderSchema.parse(file.header);
  const counts = fitCountsSchema.parse(file.counts);
  const at = createdAt.toISOString();
  return { id, fileName, supplier, state, actorName, at, header, counts, rowsRead };
}

/** A file with what it says, for whom to decide. Requires catalog.read. @throws {DomainError} not-found */
export async function getFitFile(ctx: Ctx, id: string): Promise<FitFileView> {
  requireScope(ctx.actor, 'catalog.read');
  const file = await findFitFile(ctx, id);
  const current = await currentFitFiles(ctx);
  const isCurrent = current.some((one) => one.id === id);
  const newer = current.some(
    (one) => one.supplier === file.supplier && (one.appliedNumber ?? 0) > (file.appliedNumber ?? 0),
  );
  const until = (file.appliedAt?.getTime() ?? 0) + undoDays * 24 * 3_600_000;
  return {
    ...toLine(file),
    problem: file.problem as Refusal | null,
    isReplaced: file.state === 'applied' && !isCurrent,
    canBeUndone: file.state === 'applied' && !newer && until >= ctx.clock.now().epochMilliseconds,
    parts: await readParts(ctx, file),
  };
}

async function readParts(ctx: Ctx, { id, supplier }: StoredFitFile): Promise<FitPart[]> {
  const { part, label, fileId } = fitApplications;
  const isOwn = sql<boolean>`exists (select 1 from catalog_variants v where v.sku = ${part})`;
  const rows = await ctx.db
    .select({
      part,
      label: sql<string | null>`max(${label})`,
      applications: sql<number>`count(*)::int`,
      joinedTo: sql<string | null>`max(${supplierNumbers.sku})`,
      isOwn,
    })
    .from(fitApplications)
    .leftJoin(
      supplierNumbers,
      and(eq(supplierNumbers.part, part), eq(supplierNumbers.supplier, supplier)),
    )
    .where(eq(fileId, id))
    .groupBy(part)
    .orderBy(isOwn, part)
    .limit(shownParts);
  const vehicles = await vehiclesOf(
    ctx,
    id,
    rows.map((row) => row.part),
  );
  return rows.map((row) => ({ ...row, vehicles: vehicles.get(row.part) ?? [] }));
}

async function vehiclesOf(
  ctx: Ctx,
  fileId: string,
  parts: readonly string[],
): Promise<Map<string, VehicleYears[]>> {
  if (parts.length === 0) return new Map();
  const { part, vehicleId, isAsked, isAnswered, yearFrom, yearTo } = fitHints;
  const rows = await ctx.db
    .select({
      part,
      vehicleId,
      isAsked: sql<boolean>`bool_and(${isAsked} and ${isAnswered} is null)`,
      yearFrom: sql<number>`min(${yearFrom})`,
      yearTo: sql<number>`max(${yearTo})`,
    })
    .from(fitHints)
    .where(
      and(
        eq(fitHints.fileId, fileId),
        sql`${isAnswered} is distinct from false`,
        sql`${part} in (select jsonb_array_elements_text(${JSON.stringify(parts)}::jsonb))`,
      ),
    )
    .groupBy(part, vehicleId);
  const known = await listVehicles(ctx);
  const byPart = Map.groupBy(rows, (row) => row.part);
  return new Map([...byPart].map(([number, some]) => [number, toVehicleYears(some, known)]));
}
