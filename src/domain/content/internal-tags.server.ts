import { asc, eq } from 'drizzle-orm';
import { contentInternalTags } from '#src/db/schema/content.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type DomainError, notFound, refuseField } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { type InternalTagInput, internalTagInputSchema } from './datasource-schemas.ts';
import { why } from './refusals.ts';

export type InternalTag = typeof contentInternalTags.$inferSelect;

/** Tags that only staff see, by name. Requires content.read. */
export function listInternalTags(
  ctx: Ctx,
  { objectType }: { objectType?: InternalTag['objectType'] } = {},
): Promise<InternalTag[]> {
  requireScope(ctx.actor, 'content.read');
  return ctx.db
    .select()
    .from(contentInternalTags)
    .where(objectType && eq(contentInternalTags.objectType, objectType))
    .orderBy(asc(contentInternalTags.name));
}

/**
 * Creates a tag, or renames the one with this id. Requires content.manage.
 * @throws {DomainError} not-found, conflict if the name exists
 */
export async function saveInternalTag(ctx: Ctx, input: InternalTagInput): Promise<InternalTag> {
  requireScope(ctx.actor, 'content.manage');
  const { id, ...fields } = parseInput(internalTagInputSchema, input);
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const known = await listInternalTags(inner, fields);
    if (known.some((tag) => tag.name === fields.name && tag.id !== id)) throw taken();
    const [row] = id
      ? await tx
          .update(contentInternalTags)
          .set(fields)
          .where(eq(contentInternalTags.id, id))
          .returning()
      : await tx.insert(contentInternalTags).values(fields).returning();
    if (!row) throw notFound();
    await audit(inner, { verb: 'save-tag', row });
    return row;
  });
}

/** Requires content.manage. @throws {DomainError} not-found */
export async function deleteInternalTag(ctx: Ctx, { id }: { id: number }): Promise<void> {
  requireScope(ctx.actor, 'content.manage');
  await ctx.db.transaction(async (tx) => {
    const rows = await tx
      .delete(contentInternalTags)
      .where(eq(contentInternalTags.id, id))
      .returning();
    const [row] = rows;
    if (!row) throw notFound();
    await audit({ ...ctx, db: tx }, { verb: 'delete-tag', row });
  });
}

function taken(): DomainError {
  return refuseField('conflict', 'name', why('content.name-taken'));
}

function audit(ctx: Ctx, { verb, row }: { verb: string; row: InternalTag }): Promise<void> {
  const subject = { kind: 'internal-tag', id: row.id, name: row.name };
  return recordAudit(ctx, { action: `content.${verb}`, subject });
}
