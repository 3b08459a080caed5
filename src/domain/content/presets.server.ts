import { and, asc, eq, ne } from 'drizzle-orm';
import { contentPresets } from '#src/db/schema/content.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type DomainError, notFound, refuseField } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { type PresetInput, presetInputSchema } from './preset-schemas.ts';
import { why } from './refusals.ts';
import { tidyContent } from './tidy-content.server.ts';

/** A blok with its fields filled in, stored under a name as a starting point for others. */
export type Preset = typeof contentPresets.$inferSelect;

/** All presets, by name; with `component`, those of one component. Requires content.read. */
export function listPresets(
  ctx: Ctx,
  { component }: { component?: string | undefined } = {},
): Promise<Preset[]> {
  requireScope(ctx.actor, 'content.read');
  return ctx.db
    .select()
    .from(contentPresets)
    .where(component === undefined ? undefined : eq(contentPresets.component, component))
    .orderBy(asc(contentPresets.name), asc(contentPresets.id));
}

/** Requires content.read. @throws {DomainError} not-found */
export async function readPreset(ctx: Ctx, { id }: { id: number }): Promise<Preset> {
  requireScope(ctx.actor, 'content.read');
  const [preset] = await ctx.db.select().from(contentPresets).where(eq(contentPresets.id, id));
  if (!preset) throw notFound();
  return preset;
}

/**
 * Creates a preset, or changes the one with this id. Requires content.write.
 * @throws {DomainError} not-found, conflict if the component has a preset of that name
 */
export async function savePreset(ctx: Ctx, input: PresetInput): Promise<Preset> {
  requireScope(ctx.actor, 'content.write');
  const { id, name, content } = parseInput(presetInputSchema, input);
  const { component } = content;
  const fields = { name, component, content: tidyContent(content, ctx.ids.uuid) };
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await refuseTaken(inner, { id, name, component });
    const now = new Date(ctx.clock.now().epochMilliseconds);
    const [preset] = id
      ? await tx
          .update(contentPresets)
          .set({ ...fields, updatedAt: now })
          .where(eq(contentPresets.id, id))
          .returning()
      : await tx
          .insert(contentPresets)
          .values({ ...fields, createdAt: now, updatedAt: now })
          .onConflictDoNothing()
          .returning();
    if (!preset) throw id ? notFound() : taken();
    await audit(inner, 'content.save-preset', preset);
    return preset;
  });
}

/** Bloks that were made from it stay. Requires content.write. @throws {DomainError} not-found */
export async function deletePreset(ctx: Ctx, { id }: { id: number }): Promise<void> {
  requireScope(ctx.actor, 'content.write');
  await ctx.db.transaction(async (tx) => {
    const [preset] = await tx.delete(contentPresets).where(eq(contentPresets.id, id)).returning();
    if (!preset) throw notFound();
    await audit({ ...ctx, db: tx }, 'content.delete-preset', preset);
  });
}

async function refuseTaken(
  ctx: Ctx,
  { id, name, component }: { id: number | undefined; name: string; component: string },
): Promise<void> {
  const [other] = await ctx.db
    .select({ id: contentPresets.id })
    .from(contentPresets)
    .where(
      and(
        eq(contentPresets.component, component),
        eq(contentPresets.name, name),
        id === undefined ? undefined : ne(contentPresets.id, id),
      ),
    );
  if (other) throw taken();
}

function taken(): DomainError {
  return refuseField('conflict', 'name', why('content.name-taken'));
}

function audit(ctx: Ctx, action: string, { id, name }: Preset): Promise<void> {
  return recordAudit(ctx, { action, subject: { kind: 'preset', id, name } });
}
