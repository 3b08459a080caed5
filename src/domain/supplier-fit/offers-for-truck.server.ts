import { sql } from 'drizzle-orm';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { fitFilesOfPages } from './current-files.server.ts';
import type { StoredFitFile } from './find-fit-file.server.ts';
import { fitHeaderSchema } from './fit-schemas.ts';

/** That a supplier lists a part for a truck; it says nothing about whether it fits. */
export type TruckOffer = {
  /** The company, else its brand's code. */
  supplier: string;
  /** The day of its list, else the day on which the shop took it in: "2026-11-28". */
  day: string;
  /** What the supplier narrows it to, in its own words: "4WD". Empty if nothing narrows it. */
  words: string[];
};

type Asked = { skus: readonly string[]; vehicleId: string; year: number };

const mostWords = 3;

/**
 * Of these parts those that suppliers list for a truck, each by the last list that does: one statement, none for a shop
 * without such lists. Visitors may read it.
 */
export async function offersForTruck(
  ctx: Ctx,
  asked: Asked,
): Promise<ReadonlyMap<string, TruckOffer>> {
  const files = await fitFilesOfPages(ctx);
  if (files.length === 0 || asked.skus.length === 0) return new Map();
  const rows = await readListed(ctx, { ...asked, files: files.map(({ id }) => id) });
  const { timeZone } = await getShopSettings(ctx);
  const byId = new Map(files.map((file) => [file.id, file]));
  const offers = [...Map.groupBy(rows, ({ sku }) => sku)].flatMap(([sku, some]) => {
    const file = byId.get(some[0]?.file_id ?? '');
    return file ? [[sku, toOffer(file, { rows: some, timeZone })] as const] : [];
  });
  return new Map(offers);
}

type Row = { sku: string; file_id: string; notes: string[]; conditions: string[] };

/** The newest list first. */
async function readListed(
  { db }: Ctx,
  { skus, vehicleId, year, files }: Asked & { files: readonly string[] },
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select coalesce(n.sku, h.part) as sku, h.file_id, a.notes, a.conditions
    from fit_hints h
    join fit_files f on f.id = h.file_id
    join fit_applications a on a.file_id = h.file_id and a.number = h.number
    left join supplier_numbers n on n.supplier = f.supplier and n.part = h.part
    where h.vehicle_id = ${vehicleId} and ${year}::int between h.year_from and h.year_to
      and (not h.is_asked or h.is_answered) and a.ended_by is null
      and h.file_id in (select jsonb_array_elements_text(${JSON.stringify(files)}::jsonb)::uuid)
      and coalesce(n.sku, h.part) in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))
    order by f.applied_number desc, h.number
    limit 2000`);
  return rows;
}

type Said = { rows: readonly Row[]; timeZone: string };

function toOffer(file: StoredFitFile, { rows, timeZone }: Said): TruckOffer {
  const { company, effectiveOn } = fitHeaderSchema.parse(file.header);
  const own = rows.filter((row) => row.file_id === file.id);
  const narrowed = own.map(({ conditions, notes }) => [...conditions, ...notes]);
  const isForAll = narrowed.some((words) => words.length === 0);
  const isDay = effectiveOn !== null && /^\d{4}-\d\d-\d\d$/.test(effectiveOn);
  return {
    supplier: company ?? file.supplier,
    day: isDay ? effectiveOn : dayOf(file.appliedAt ?? file.createdAt, timeZone),
    words: isForAll ? [] : [...new Set(narrowed.flat())].slice(0, mostWords),
  };
}

function dayOf(moment: Date, timeZone: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
  return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}
