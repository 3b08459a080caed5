import { asc, count, eq, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import { replyTemplates } from '#src/db/schema/lead-events.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { inEach } from '#src/lib/locales.ts';
import { nowOf } from './desk.server.ts';
import { unknownFields } from './fill-template.ts';
import { why } from './refusals.ts';
import { usualTemplates } from './usual-templates.ts';

/** A reply template, in each language. */
export type ReplyTemplate = Omit<typeof replyTemplates.$inferSelect, 'updatedAt' | 'position'>;

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, why('leads.template-empty').reason)
    .max(most)
    .superRefine((text, context) => {
      const unknown = unknownFields(text);
      if (unknown.length === 0) return;
      const names = unknown.map((name) => `{${name}}`).join(', ');
      const { reason, values } = why('leads.template-fields', { names });
      context.addIssue({ code: 'custom', message: reason, params: values });
    });

const templateInput = z.object({
  name: z.string().trim().min(1, why('leads.template-name').reason).max(80),
  subject: z.object(inEach(() => line(200))),
  body: z.object(inEach(() => line(8000))),
});

export type TemplateInput = z.input<typeof templateInput> & {
  /** Null creates a new one. */
  id: string | null;
  /** Its version when the form was opened. */
  version?: number | undefined;
};

/** In the order of the list. Requires leads.read. */
export async function listReplyTemplates(ctx: Ctx): Promise<ReplyTemplate[]> {
  requireScope(ctx.actor, 'leads.read');
  const { id, name, subject, body, version, position } = replyTemplates;
  return ctx.db
    .select({ id, name, subject, body, version })
    .from(replyTemplates)
    .orderBy(asc(position), asc(name));
}

/** Requires leads.write. @throws {DomainError} invalid with the fields, not-found, or conflict */
export async function saveReplyTemplate(ctx: Ctx, input: TemplateInput): Promise<{ id: string }> {
  requireScope(ctx.actor, 'leads.write');
  const values = parseInput(templateInput, input);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const id = input.id ?? ctx.ids.uuid();
    if (input.id === null) await insertLast(inside, { id, ...values });
    else await overwrite(inside, { id, version: input.version, values });
    const subject = { kind: 'reply-template', id, name: values.name };
    await recordAudit(inside, { action: 'leads.save-template', subject });
    return { id };
  });
}

/** Requires leads.write. @throws {DomainError} not-found */
export async function removeReplyTemplate(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requireScope(ctx.actor, 'leads.write');
  await ctx.db.transaction(async (tx) => {
    const template = await lockTemplate(tx, id);
    await tx.delete(replyTemplates).where(eq(replyTemplates.id, id));
    const subject = { kind: 'reply-template', id, name: template.name };
    await recordAudit({ ...ctx, db: tx }, { action: 'leads.remove-template', subject });
  });
}

/** Creates the usual templates in a shop that has none. Requires leads.write. */
export async function addUsualTemplates(ctx: Ctx): Promise<void> {
  requireScope(ctx.actor, 'leads.write');
  await ctx.db.transaction(async (tx) => {
    // Two people pressing at once get four templates, not eight.
    await tx.execute(sql`lock table ${replyTemplates} in share row exclusive mode`);
    const [have] = await tx.select({ count: count() }).from(replyTemplates);
    if (have && have.count > 0) return;
    for (const template of usualTemplates) {
      await saveReplyTemplate({ ...ctx, db: tx }, { id: null, ...template });
    }
  });
}

type Values = z.output<typeof templateInput>;

async function insertLast(ctx: Ctx, row: Values & { id: string }): Promise<void> {
  const [last] = await ctx.db
    .select({ position: max(replyTemplates.position) })
    .from(replyTemplates);
  const position = (last?.position ?? 0) + 1;
  await ctx.db.insert(replyTemplates).values({ ...row, position, updatedAt: nowOf(ctx) });
}

type Overwriting = { id: string; version: number | undefined; values: Values };

async function overwrite(ctx: Ctx, { id, version, values }: Overwriting): Promise<void> {
  const now = await lockTemplate(ctx.db, id);
  if (version !== undefined && version !== now.version) {
    throw new DomainError('conflict', why('leads.template-changed'));
  }
  await ctx.db
    .update(replyTemplates)
    .set({ ...values, version: now.version + 1, updatedAt: nowOf(ctx) })
    .where(eq(replyTemplates.id, id));
}

async function lockTemplate(db: Ctx['db'], id: string) {
  const isId = z.uuid().safeParse(id).success;
  const [row] = isId
    ? await db.select().from(replyTemplates).where(eq(replyTemplates.id, id)).for('update')
    : [];
  if (!row) throw notFound(why('leads.no-template'));
  return row;
}
