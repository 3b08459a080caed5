import { asc, count, eq } from 'drizzle-orm';
import { contentDatasourceEntries, contentDatasources } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { EntryListQuery } from './list-schemas.ts';

export type EntryWire = { id: number; name: string; value: string; dimension_value: string | null };

export type EntryPage = { entries: EntryWire[]; total: number; perPage: number };

/** One page of the entries of one list, or of all, with their values in a dimension. */
export async function deliverEntries(ctx: Ctx, query: EntryListQuery): Promise<EntryPage> {
  const { perPage, page, datasource, dimension } = query;
  const entries = contentDatasourceEntries;
  const where = datasource ? eq(contentDatasources.slug, datasource) : undefined;
  const isOf = eq(contentDatasources.id, entries.datasourceId);
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(entries)
    .innerJoin(contentDatasources, isOf)
    .where(where);
  const rows = await ctx.db
    .select({
      id: entries.id,
      name: entries.name,
      value: entries.value,
      of: entries.dimensionValues,
    })
    .from(entries)
    .innerJoin(contentDatasources, isOf)
    .where(where)
    .orderBy(asc(entries.datasourceId), asc(entries.position), asc(entries.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    entries: rows.map(({ of, ...entry }) => ({
      ...entry,
      dimension_value: (dimension && Object.hasOwn(of, dimension) && of[dimension]) || null,
    })),
    total: counted?.total ?? 0,
    perPage,
  };
}
