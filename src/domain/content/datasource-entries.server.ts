import { and, asc, eq, max } from 'drizzle-orm';
import { contentDatasourceEntries } from '#src/db/schema/content.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound, refuseField } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { why as whyAny } from '#src/domain/refusals.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { type EntryInput, entryInputSchema } from './datasource-schemas.ts';
import { readDatasource } from './datasources.server.ts';
import { why } from './refusals.ts';
import { writeAndBump } from './write-and-bump.server.ts';

export type DatasourceEntry = typeof contentDatasourceEntries.$inferSelect;

/** The entries of a list, in its order. Requires content.read. */
export function listDatasourceEntries(
  ctx: Ctx,
  { datasourceId }: { datasourceId: number },
): Promise<DatasourceEntry[]> {
  requireScope(ctx.actor, 'content.read');
  return ctx.db
    .select()
    .from(contentDatasourceEntries)
    .where(eq(contentDatasourceEntries.datasourceId, datasourceId))
    .orderBy(asc(contentDatasourceEntries.position), asc(contentDatasourceEntries.id));
}

/** Requires content.read. @throws {DomainError} not-found */
export async function readDatasourceEntry(
  ctx: Ctx,
  { id }: { id: number },
): Promise<DatasourceEntry> {
  requireScope(ctx.actor, 'content.read');
  const [row] = await ctx.db
    .select()
    .from(contentDatasourceEntries)
    .where(eq(contentDatasourceEntries.id, id));
  if (!row) throw notFound();
  return row;
}

/**
 * Adds an entry at the end of a list, or changes the one with this id. Requires content.manage.
 * @throws {DomainError} not-found, invalid without a name, conflict if the list already has the name
 */
export async function saveDatasourceEntry(ctx: Ctx, input: EntryInput): Promise<DatasourceEntry> {
  requireScope(ctx.actor, 'content.manage');
  const { id, datasourceId, ...fields } = parseInput(entryInputSchema, input);
  return writeAndBump(ctx, async (inner) => {
    const before = id === undefined ? null : await readDatasourceEntry(inner, { id });
    const listId = before?.datasourceId ?? datasourceId ?? 0;
    const list = await readDatasource(inner, { id: listId });
    const name = fields.name ?? before?.name;
    if (name === undefined) throw refuseField('invalid', 'name', whyAny('input.required'));
    await requireFreeName(inner, { id, name, datasourceId: list.id });
    const row = before
      ? await update(inner, { id: before.id, fields })
      : await insert(inner, { ...fields, name, datasourceId: list.id });
    const subject = { kind: 'datasource', id: list.id, name: list.name };
    await recordAudit(inner, { action: 'content.save-entry', subject, detail: { entry: name } });
    return row;
  });
}

/** Requires content.manage. @throws {DomainError} not-found */
export async function deleteDatasourceEntry(ctx: Ctx, { id }: { id: number }): Promise<void> {
  requireScope(ctx.actor, 'content.manage');
  await writeAndBump(ctx, async (inner) => {
    const { datasourceId, name } = await readDatasourceEntry(inner, { id });
    await inner.db.delete(contentDatasourceEntries).where(eq(contentDatasourceEntries.id, id));
    const list = await readDatasource(inner, { id: datasourceId });
    const subject = { kind: 'datasource', id: list.id, name: list.name };
    await recordAudit(inner, { action: 'content.delete-entry', subject, detail: { entry: name } });
  });
}

type Fields = Omit<typeof contentDatasourceEntries.$inferInsert, 'id' | 'value'> & {
  value?: string;
};

async function insert(ctx: Ctx, fields: Fields): Promise<DatasourceEntry> {
  const { position: column } = contentDatasourceEntries;
  const [last] = await ctx.db
    .select({ position: max(column) })
    .from(contentDatasourceEntries)
    .where(eq(contentDatasourceEntries.datasourceId, fields.datasourceId));
  const position = fields.position ?? (last?.position ?? -1) + 1;
  const [row] = await ctx.db
    .insert(contentDatasourceEntries)
    .values({ value: '', ...fields, position })
    .returning();
  if (!row) throw notFound();
  return row;
}

async function update(
  ctx: Ctx,
  { id, fields }: { id: number; fields: Partial<Fields> },
): Promise<DatasourceEntry> {
  if (Object.values(fields).every((value) => value === undefined)) {
    return readDatasourceEntry(ctx, { id });
  }
  const [row] = await ctx.db
    .update(contentDatasourceEntries)
    .set(fields)
    .where(eq(contentDatasourceEntries.id, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

type Named = { id?: number; name: string; datasourceId: number };

async function requireFreeName(ctx: Ctx, { id, name, datasourceId }: Named): Promise<void> {
  const entries = contentDatasourceEntries;
  const holders = await ctx.db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.datasourceId, datasourceId), eq(entries.name, name)));
  if (holders.some((holder) => holder.id !== id)) {
    throw refuseField('conflict', 'name', why('content.name-taken'));
  }
}
