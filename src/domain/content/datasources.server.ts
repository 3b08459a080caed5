import { asc, eq } from 'drizzle-orm';
import { contentDatasources, type DatasourceDimension } from '#src/db/schema/content.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { type DatasourceInput, datasourceInputSchema } from './datasource-schemas.ts';
import { slugTaken } from './story-place.server.ts';
import { writeAndBump } from './write-and-bump.server.ts';

export type Datasource = typeof contentDatasources.$inferSelect;

/** The lists that fields choose from, by name. Requires content.read. */
export function listDatasources(ctx: Ctx): Promise<Datasource[]> {
  requireScope(ctx.actor, 'content.read');
  return ctx.db.select().from(contentDatasources).orderBy(asc(contentDatasources.name));
}

/** Requires content.read. @throws {DomainError} not-found */
export async function readDatasource(ctx: Ctx, { id }: { id: number }): Promise<Datasource> {
  requireScope(ctx.actor, 'content.read');
  const [row] = await ctx.db.select().from(contentDatasources).where(eq(contentDatasources.id, id));
  if (!row) throw notFound();
  return row;
}

/**
 * Creates a list, or changes the one with this id. Requires content.manage.
 * @throws {DomainError} not-found, conflict if the slug is taken
 */
export async function saveDatasource(ctx: Ctx, input: DatasourceInput): Promise<Datasource> {
  requireScope(ctx.actor, 'content.manage');
  const { id, dimensions, ...fields } = parseInput(datasourceInputSchema, input);
  return writeAndBump(ctx, async (inner) => {
    const now = new Date(ctx.clock.now().epochMilliseconds);
    await requireFreeSlug(inner, { id, slug: fields.slug });
    const values = {
      ...fields,
      ...(dimensions && { dimensions: numbered(dimensions) }),
      updatedAt: now,
    };
    const [row] = id
      ? await inner.db
          .update(contentDatasources)
          .set(values)
          .where(eq(contentDatasources.id, id))
          .returning()
      : await inner.db
          .insert(contentDatasources)
          .values({ ...values, createdAt: now })
          .returning();
    if (!row) throw notFound();
    await audit(inner, { verb: 'save-datasource', row });
    return row;
  });
}

/** Deletes the list with all its entries. Requires content.manage. @throws {DomainError} not-found */
export async function deleteDatasource(ctx: Ctx, { id }: { id: number }): Promise<void> {
  requireScope(ctx.actor, 'content.manage');
  await writeAndBump(ctx, async (inner) => {
    const rows = await inner.db
      .delete(contentDatasources)
      .where(eq(contentDatasources.id, id))
      .returning();
    const [row] = rows;
    if (!row) throw notFound();
    await audit(inner, { verb: 'delete-datasource', row });
  });
}

async function requireFreeSlug(ctx: Ctx, { id, slug }: { id?: number; slug: string }) {
  const holders = await ctx.db
    .select({ id: contentDatasources.id })
    .from(contentDatasources)
    .where(eq(contentDatasources.slug, slug));
  if (holders.some((holder) => holder.id !== id)) throw slugTaken();
}

/** An existing dimension keeps its number; a new one gets the next. */
function numbered(
  dimensions: { id?: number; name: string; entryValue: string }[],
): DatasourceDimension[] {
  let last = Math.max(0, ...dimensions.map(({ id }) => id ?? 0));
  return dimensions.map(({ id, ...dimension }) => {
    if (id === undefined) last += 1;
    return { ...dimension, id: id ?? last };
  });
}

function audit(ctx: Ctx, { verb, row }: { verb: string; row: Datasource }): Promise<void> {
  const subject = { kind: 'datasource', id: row.id, name: row.name };
  return recordAudit(ctx, { action: `content.${verb}`, subject });
}
