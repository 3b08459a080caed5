import { sql } from 'drizzle-orm';
import { listTires, listVehicles, readLines } from '#src/domain/catalog/index.server.ts';
import { type LiftKit, liftKitsOf, type Tire, type Vehicle } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import { readStockParts } from '#src/domain/goods/index.server.ts';
import type { StockPart } from '#src/domain/goods/index.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { judgePart, toFitQuestion } from '#src/domain/store/index.ts';
import { startGivingWay } from '#src/lib/give-way.ts';
import { currentFitFiles } from './current-files.server.ts';
import { fitHeaderSchema } from './fit-schemas.ts';

/** A vehicle that a supplier offers a part for, on which our formulas do not let it fit, or cannot say. */
export type FitConflict = {
  vehicleId: string;
  vehicle: string;
  from: number;
  to: number;
  /** Code and name of the supplier, and the last of its files that says so. */
  supplier: string;
  supplierName: string;
  fileId: string;
  notes: string[];
  /** As the store shows it, without a lift. */
  assessment: Assessment;
  /** Who has looked at it since our verdict is this one, ISO 8601 in UTC; null: nobody. */
  seen: { actorName: string; at: string } | null;
};

/** A part with all of its disagreements. */
export type PartConflicts = {
  category: 'wheels' | 'tires' | 'lift-kits';
  sku: string;
  /** Id of the line, which is the record of a kit. */
  lineId: string;
  name: string;
  conflicts: FitConflict[];
};

export type ConflictQuery = {
  vehicleId: string | null;
  supplier: string | null;
  brand: string | null;
  /** With those that somebody has looked at. */
  withSeen: boolean;
  /** The last part that was compared for the page before. */
  after: string | null;
};

export type ConflictPage = {
  parts: PartConflicts[];
  /** How many pairs of part and vehicle were compared for this page. */
  compared: number;
  /** Where the next page begins; null on the last. */
  next: string | null;
};

const shownParts = 20;
const mostNotes = 4;
/** A page compares so many pairs at most: nobody waits for a hundred thousand judgments. */
const comparedAtMost = 500;

/** Where suppliers and our formulas disagree, each part whole, by number. Requires catalog.read. */
export async function listConflicts(ctx: Ctx, query: ConflictQuery): Promise<ConflictPage> {
  requireScope(ctx.actor, 'catalog.read');
  const files = await currentFitFiles(ctx);
  const allKits = (await readLines(ctx, 'lift-kit')).flatMap(liftKitsOf);
  const kits = allKits.filter(({ brand }) => query.brand === null || brand === query.brand);
  const read = await readPairs(ctx, { query, files: files.map(({ id }) => id), kits });
  const { groups, isLast } = wholeParts(read);
  const judge = await createJudge(ctx, { pairs: groups.flat(), kits });
  const names = new Map(
    files.map((file) => [file.id, fitHeaderSchema.parse(file.header).company ?? file.supplier]),
  );
  const giveWay = startGivingWay();
  const parts: PartConflicts[] = [];
  let [compared, last] = [0, ''];
  for (const pairs of groups) {
    if (parts.length === shownParts) {
      return { parts, compared, next: last };
    }
    compared += pairs.length;
    last = pairs[0]?.sku ?? '';
    await giveWay();
    const part = conflictsOf(pairs, { judge, names, withSeen: query.withSeen });
    if (part) parts.push(part);
  }
  return { parts, compared, next: isLast ? null : last };
}

/** The pairs by part. The last part is left to the next page if the limit may have cut it. */
function wholeParts(pairs: readonly Pair[]): { groups: Pair[][]; isLast: boolean } {
  const groups = [...Map.groupBy(pairs, ({ sku }) => sku).values()];
  const isLast = pairs.length < comparedAtMost;
  return { groups: isLast || groups.length === 1 ? groups : groups.slice(0, -1), isLast };
}

type Showing = {
  judge: (pair: Pair) => Judged | null;
  names: ReadonlyMap<string, string>;
  withSeen: boolean;
};

/** Null if there is nothing to show of the part. */
function conflictsOf(
  pairs: readonly Pair[],
  { judge, names, withSeen }: Showing,
): PartConflicts | null {
  const found = pairs.flatMap((pair) => {
    const judged = judge(pair);
    if (!judged || !isDisagreement(judged.assessment)) return [];
    const conflict = toConflict(pair, { judged, supplierName: names.get(pair.file_id) ?? '' });
    return conflict.seen && !withSeen ? [] : [{ judged, conflict }];
  });
  const [first] = found;
  if (!first) return null;
  const { category, sku, lineId, name } = first.judged;
  return { category, sku, lineId, name, conflicts: found.map(({ conflict }) => conflict) };
}

function toConflict(
  pair: Pair,
  { judged, supplierName }: { judged: Judged; supplierName: string },
): FitConflict {
  const { vehicle, assessment } = judged;
  const isSame = pair.seen_verdict === assessment.verdict;
  return {
    vehicleId: pair.vehicle_id,
    vehicle,
    from: pair.year_from,
    to: pair.year_to,
    supplier: pair.supplier,
    supplierName,
    fileId: pair.file_id,
    notes: [...new Set(pair.notes.flat())].slice(0, mostNotes),
    assessment,
    seen:
      isSame && pair.seen_by !== null && pair.seen_at !== null
        ? { actorName: pair.seen_by, at: new Date(pair.seen_at).toISOString() }
        : null,
  };
}

function isDisagreement({ verdict }: Assessment): boolean {
  return verdict === 'does-not-fit' || verdict === 'unknown';
}

type Pair = {
  sku: string;
  vehicle_id: string;
  file_id: string;
  supplier: string;
  year_from: number;
  year_to: number;
  notes: string[][];
  seen_verdict: string | null;
  seen_by: string | null;
  seen_at: Date | string | null;
};

type Wanted = { query: ConflictQuery; files: readonly string[]; kits: readonly LiftKit[] };

async function readPairs({ db }: Ctx, { query, files, kits }: Wanted): Promise<Pair[]> {
  if (files.length === 0) return [];
  const { vehicleId, supplier, brand, after } = query;
  const kitNumbers = JSON.stringify(kits.map(({ sku }) => sku));
  const { rows } = await db.execute<Pair>(sql`
    with pairs as (
      select coalesce(n.sku, h.part) collate "C" as sku, h.vehicle_id, h.file_id,
        f.applied_number, f.supplier, h.year_from, h.year_to, a.notes
      from fit_hints h
      join fit_files f on f.id = h.file_id
      join fit_applications a on a.file_id = h.file_id and a.number = h.number
      left join supplier_numbers n on n.supplier = f.supplier and n.part = h.part
      where (not h.is_asked or h.is_answered) and a.ended_by is null
        and h.file_id in (select jsonb_array_elements_text(${JSON.stringify(files)}::jsonb)::uuid)
        and ${vehicleId === null ? sql`true` : sql`h.vehicle_id = ${vehicleId}`}
        and ${supplier === null ? sql`true` : sql`f.supplier = ${supplier}`}
    ), known as (
      select * from pairs
      where (
        exists (select 1 from catalog_variants v where v.sku = pairs.sku and v.status <> 'discontinued'
          and ${brand === null ? sql`true` : sql`v.record ->> 'brand' = ${brand}`})
        or pairs.sku in (select jsonb_array_elements_text(${kitNumbers}::jsonb))
      ) and ${after === null ? sql`true` : sql`sku > ${after}`}
    ), grouped as (
      select sku, vehicle_id, (array_agg(file_id order by applied_number desc))[1] as file_id,
        (array_agg(supplier order by applied_number desc))[1] as supplier,
        min(year_from) as year_from, max(year_to) as year_to, jsonb_agg(notes) as notes
      from known
      group by sku, vehicle_id
      order by sku, vehicle_id
      limit ${comparedAtMost}
    )
    select g.*, s.verdict as seen_verdict, s.actor_name as seen_by, s.created_at as seen_at
    from grouped g
    left join fit_conflicts_seen s
      on s.sku = g.sku and s.vehicle_id = g.vehicle_id and s.supplier = g.supplier
    order by g.sku, g.vehicle_id`);
  return rows;
}

type Judged = Omit<PartConflicts, 'conflicts'> & Pick<FitConflict, 'vehicle' | 'assessment'>;

type Judging = { pairs: readonly Pair[]; kits: readonly LiftKit[] };

/** Judges a pair as the store does; null for goods or vehicles that the shop does not have, or no longer offers. */
async function createJudge(
  ctx: Ctx,
  { pairs, kits: allKits }: Judging,
): Promise<(pair: Pair) => Judged | null> {
  const skus = [...new Set(pairs.map(({ sku }) => sku))];
  const [wheels, tires, shopTires, vehicles] = await Promise.all([
    readStockParts(ctx, { category: 'wheels', skus }),
    readStockParts(ctx, { category: 'tires', skus }),
    listTires(ctx),
    listVehicles(ctx),
  ]);
  const kits = allKits.filter(({ sku }) => skus.includes(sku));
  const parts = new Map([...wheels, ...tires, ...kits].map((part) => [part.sku, part]));
  const trucks = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return ({ sku, vehicle_id }) => {
    const [part, vehicle] = [parts.get(sku), trucks.get(vehicle_id)];
    if (!part || !vehicle || part.status === 'discontinued') return null;
    const { make, model } = vehicle;
    return { ...judgeOn(part, { vehicle, tires: shopTires }), vehicle: `${make} ${model}` };
  };
}

type On = { vehicle: Vehicle; tires: readonly Tire[] };

function judgeOn(part: StockPart | LiftKit, { vehicle, tires }: On): Omit<Judged, 'vehicle'> {
  const question = toFitQuestion({ vehicle, lift: null, tire: null, tires });
  const { sku, lineId, brand, name } = part;
  const named = (size: string) => ({ sku, lineId, name: `${brand} ${name} ${size}` });
  if ('frontIn' in part) {
    const assessment = judgePart('lift-kits', { part, question });
    return { category: 'lift-kits', ...named(`${part.frontIn}/${part.rearIn} in`), assessment };
  }
  if ('boltPatterns' in part) {
    const assessment = judgePart('wheels', { part, question });
    return { category: 'wheels', ...named(`${part.diameterIn}x${part.widthIn}`), assessment };
  }
  return {
    category: 'tires',
    ...named(part.size),
    assessment: judgePart('tires', { part, question }),
  };
}
