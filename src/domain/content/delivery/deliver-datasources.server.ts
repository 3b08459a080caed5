import { asc, count, eq, or, sql } from 'drizzle-orm';
import { contentDatasources } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { likePattern } from './like-pattern.ts';
import type { DatasourceListQuery } from './list-schemas.ts';
import { isId } from './query-fields.ts';

export type DatasourceWire = {
  id: number;
  name: string;
  slug: string;
  dimensions: {
    id: number;
    name: string;
    entry_value: string;
    datasource_id: number;
    created_at: string;
    updated_at: string;
  }[];
};

export type DatasourcePage = { datasources: DatasourceWire[]; total: number; perPage: number };

/** One page of the lists that fields choose from, in the order of their creation. */
export async function deliverDatasources(
  ctx: Ctx,
  { perPage, page, search }: DatasourceListQuery,
): Promise<DatasourcePage> {
  const { name, slug, id } = contentDatasources;
  const like = `%${likePattern(search ?? '')}%`;
  const where = search ? sql`(${name} ilike ${like} or ${slug} ilike ${like})` : undefined;
  const [counted] = await ctx.db.select({ total: count() }).from(contentDatasources).where(where);
  const rows = await ctx.db
    .select()
    .from(contentDatasources)
    .where(where)
    .orderBy(asc(id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { datasources: rows.map(wireDatasource), total: counted?.total ?? 0, perPage };
}

/** By id or slug. @throws {DomainError} not-found */
export async function deliverDatasource(ctx: Ctx, key: string): Promise<DatasourceWire> {
  const { id, slug } = contentDatasources;
  const isIt = or(eq(slug, key), isId(key) ? eq(id, Number(key)) : undefined);
  const [row] = await ctx.db.select().from(contentDatasources).where(isIt).limit(1);
  if (!row) throw notFound();
  return wireDatasource(row);
}

function wireDatasource(row: typeof contentDatasources.$inferSelect): DatasourceWire {
  const dates = {
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    dimensions: row.dimensions.map(({ id, name, entryValue }) => ({
      id,
      name,
      entry_value: entryValue,
      datasource_id: row.id,
      ...dates,
    })),
  };
}
