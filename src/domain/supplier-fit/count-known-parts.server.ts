import { sql } from 'drizzle-orm';
import { readLines } from '#src/domain/catalog/index.server.ts';
import { liftKitsOf } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { StoredFitFile } from './find-fit-file.server.ts';

/** How many of a file's part numbers the shop has, as its own or joined to one of its own. */
export async function countKnownParts(
  ctx: Ctx,
  { id, supplier }: Pick<StoredFitFile, 'id' | 'supplier'>,
): Promise<number> {
  const kits = (await readLines(ctx, 'lift-kit')).flatMap(liftKitsOf).map(({ sku }) => sku);
  const { rows } = await ctx.db.execute<{ known: number }>(sql`
    select count(distinct a.part)::int as known from fit_applications a
    where a.file_id = ${id} and (
      exists (select 1 from catalog_variants v where v.sku = a.part)
      or exists (select 1 from supplier_numbers n where n.supplier = ${supplier} and n.part = a.part and n.sku <> '')
      or a.part in (select jsonb_array_elements_text(${JSON.stringify(kits)}::jsonb))
    )`);
  return rows[0]?.known ?? 0;
}
