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

/** A supplier offers a part for a vehicle on which our formulas do not let it fit, or cannot say. */
export type FitConflict = {
  category: 'wheels' | 'tires' | 'lift-kits';
  sku: string;
  /** Id of the line, which is the record of a kit. */
  lineId: string;
  name: string;
  vehicle: string;
  from: number;
  to: number;
  supplier: string;
  fileId: string;
  notes: string[];
  /** As the store shows it, without a lift. */
  assessment: Assessment;
};

export type ConflictQuery = {
  vehicleId: string | null;
  supplier: string | null;
  /** The last pair of the page before: "sku vehicle". */
  after: string | null;
};

export type ConflictPage = {
  conflicts: FitConflict[];
  /** How many pairs of part and vehicle were compared for this page. */
  compared: number;
  /** Where the next page begins; null on the last. */
  next: string | null;
};

const shown = 50;
const mostNotes = 4;
/** A page compares so many pairs at most: nobody waits for a hundred thousand judgments. */
const comparedAtMost = 500;

/** Where suppliers and our formulas disagree, by part. Requires catalog.read. */
export async function listConflicts(ctx: Ctx, query: ConflictQuery): Promise<ConflictPage> {
  requireScope(ctx.actor, 'catalog.read');
  const files = await currentFitFiles(ctx);
  const kits = (await readLines(ctx, 'lift-kit')).flatMap(liftKitsOf);
  const pairs = await readPairs(ctx, { query, files: files.map(({ id }) => id), kits });
  const judge = await createJudge(ctx, { pairs, kits });
  const names = new Map(
    files.map((file) => [file.id, fitHeaderSchema.parse(file.header).company ?? file.supplier]),
  );
  const giveWay = startGivingWay();
  const conflicts: FitConflict[] = [];
  let compared = 0;
  for (const pair of pairs) {
    if (conflicts.length === shown) break;
    compared += 1;
    await giveWay();
    const found = judge(pair);
    if (!found || !isDisagreement(found.assessment)) continue;
    conflicts.push({
      ...found,
      from: pair.year_from,
      to: pair.year_to,
      fileId: pair.file_id,
      supplier: names.get(pair.file_id) ?? '',
      notes: [...new Set(pair.notes.flat())].slice(0, mostNotes),
    });
  }
  const last = pairs[compared - 1];
  const isOver = compared === pairs.length && pairs.length < comparedAtMost;
  return { conflicts, compared, next: isOver || !last ? null : keyOf(last) };
}

function isDisagreement({ verdict }: Assessment): boolean {
  return verdict === 'does-not-fit' || verdict === 'unknown';
}

type Pair = {
  sku: string;
  vehicle_id: string;
  file_id: string;
  year_from: number;
  year_to: number;
  notes: string[][];
};

function keyOf({ sku, vehicle_id }: Pair): string {
  return `${sku}\u001f${vehicle_id}`;
}

type Wanted = { query: ConflictQuery; files: readonly string[]; kits: readonly LiftKit[] };

async function readPairs({ db }: Ctx, { query, files, kits }: Wanted): Promise<Pair[]> {
  if (files.length === 0) return [];
  const { vehicleId, supplier, after } = query;
  const kitNumbers = JSON.stringify(kits.map(({ sku }) => sku));
  const { rows } = await db.execute<Pair>(sql`
    with pairs as (
      select (coalesce(n.sku, h.part) || chr(31) || h.vehicle_id) collate "C" as key,
        coalesce(n.sku, h.part) as sku, h.vehicle_id, h.file_id, f.applied_number,
        h.year_from, h.year_to, a.notes
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
        exists (select 1 from catalog_variants v where v.sku = pairs.sku and v.status <> 'discontinued')
        or pairs.sku in (select jsonb_array_elements_text(${kitNumbers}::jsonb))
      ) and ${after === null ? sql`true` : sql`key > ${after}`}
    )
    select sku, vehicle_id, (array_agg(file_id order by applied_number desc))[1] as file_id,
      min(year_from) as year_from, max(year_to) as year_to, jsonb_agg(notes) as notes
    from known
    group by key, sku, vehicle_id
    order by key
    limit ${comparedAtMost}`);
  return rows;
}

type Judged = Pick<FitConflict, 'category' | 'sku' | 'lineId' | 'name' | 'vehicle' | 'assessment'>;

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
