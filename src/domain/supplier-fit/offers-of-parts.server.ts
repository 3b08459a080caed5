import { sql } from 'drizzle-orm';
import { listVehicles } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { currentFitFiles } from './current-files.server.ts';
import type { StoredFitFile } from './find-fit-file.server.ts';
import { fitHeaderSchema } from './fit-schemas.ts';
import { toVehicleYears, type VehicleYears } from './vehicle-years.ts';

/** What one supplier says of goods, with the last of its files that speaks of them. */
export type SupplierOffer = {
  fileId: string;
  fileName: string;
  /** The company, else its brand's code. */
  supplier: string;
  /** When it was applied, ISO 8601 in UTC. */
  at: string;
  vehicles: VehicleYears[];
  /** The supplier's own words: notes and what narrows the vehicles. */
  notes: string[];
};

const mostNotes = 12;

/**
 * For which vehicles suppliers offer goods, by their stock numbers here or the numbers that a person has joined to
 * them. It says nothing about whether they fit. Requires catalog.read.
 */
export async function offersOfParts(ctx: Ctx, skus: readonly string[]): Promise<SupplierOffer[]> {
  requireScope(ctx.actor, 'catalog.read');
  const files = await currentFitFiles(ctx);
  if (files.length === 0 || skus.length === 0) return [];
  const rows = await readHints(ctx, { files: files.map(({ id }) => id), skus });
  const vehicles = await listVehicles(ctx);
  const saying = files.filter(({ id }) => rows.some((row) => row.file_id === id));
  return [...Map.groupBy(saying, ({ supplier }) => supplier).values()].map((some) => {
    const ids = new Set(some.map(({ id }) => id));
    const own = rows.filter((row) => ids.has(row.file_id));
    const file = some.reduce(newer);
    const { company } = fitHeaderSchema.parse(file.header);
    const words = own.flatMap(({ notes, conditions }) => [...conditions, ...notes]);
    return {
      fileId: file.id,
      fileName: file.fileName,
      supplier: company ?? file.supplier,
      at: file.appliedAt?.toISOString() ?? '',
      vehicles: toVehicleYears(spansOf(own), vehicles),
      notes: [...new Set(words)].slice(0, mostNotes),
    };
  });
}

function newer(one: StoredFitFile, other: StoredFitFile): StoredFitFile {
  return (one.appliedNumber ?? 0) > (other.appliedNumber ?? 0) ? one : other;
}

type HintRow = {
  file_id: string;
  vehicle_id: string;
  year_from: number;
  year_to: number;
  notes: string[];
  conditions: string[];
};

type Wanted = { files: readonly string[]; skus: readonly string[] };

async function readHints({ db }: Ctx, { files, skus }: Wanted): Promise<HintRow[]> {
  const { rows } = await db.execute<HintRow>(sql`
    select h.file_id, h.vehicle_id, h.year_from, h.year_to, a.notes, a.conditions
    from fit_hints h
    join fit_files f on f.id = h.file_id
    join fit_applications a on a.file_id = h.file_id and a.number = h.number
    left join supplier_numbers n on n.supplier = f.supplier and n.part = h.part
    where (not h.is_asked or h.is_answered) and a.ended_by is null
      and h.file_id in (select jsonb_array_elements_text(${JSON.stringify(files)}::jsonb)::uuid)
      and coalesce(n.sku, h.part) in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))
    order by h.number
    limit 5000`);
  return rows;
}

/** The first and the last year of each vehicle. */
function spansOf(rows: readonly HintRow[]) {
  const byVehicle = Map.groupBy(rows, (row) => row.vehicle_id);
  return [...byVehicle].map(([vehicleId, some]) => ({
    vehicleId,
    isAsked: false,
    yearFrom: Math.min(...some.map((row) => row.year_from)),
    yearTo: Math.max(...some.map((row) => row.year_to)),
  }));
}
