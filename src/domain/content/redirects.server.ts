import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { contentRedirects } from '#src/db/schema/content.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound, refuseField } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { redirectPath } from './redirect-path.ts';
import { why } from './refusals.ts';

export type Redirect = {
  id: number;
  fromPath: string;
  toPath: string;
  authorName: string;
  createdAt: string;
};

const inputSchema = z.strictObject({
  /** Without query: "/specials". */
  fromPath: z
    .string()
    .max(500)
    .transform((path, check) => {
      const from = redirectPath(path);
      if (from !== null && from !== '/') return from;
      check.addIssue(why('content.not-a-path').reason);
      return z.NEVER;
    }),
  /** A path of this site, or a URL elsewhere. */
  toPath: z.string().max(2000).refine(isTarget, why('content.not-a-target').reason),
});

function isTarget(value: string): boolean {
  return safeUrl(value) === value && /^(\/|https?:)/.test(value);
}

/** By path. Requires content.read. */
export async function listRedirects(ctx: Ctx): Promise<Redirect[]> {
  requireScope(ctx.actor, 'content.read');
  const rows = await ctx.db.select().from(contentRedirects).orderBy(asc(contentRedirects.fromPath));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/**
 * Redirects a path without a page. Requires content.manage.
 * @throws {DomainError} conflict if the path already has a redirect, invalid for a loop
 */
export async function addRedirect(
  ctx: Ctx,
  input: { fromPath: string; toPath: string },
): Promise<Redirect> {
  requireScope(ctx.actor, 'content.manage');
  const fields = parseInput(inputSchema, input);
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await refuseCircle(inner, fields);
    const createdAt = new Date(ctx.clock.now().epochMilliseconds);
    const [row] = await tx
      .insert(contentRedirects)
      .values({ ...fields, authorName: actorName(ctx.actor), createdAt })
      .onConflictDoNothing()
      .returning();
    if (!row) throw refuseField('conflict', 'fromPath', why('content.path-taken'));
    await audit(inner, { verb: 'add-redirect', row });
    return { ...row, createdAt: row.createdAt.toISOString() };
  });
}

/** Requires content.manage. @throws {DomainError} not-found */
export async function removeRedirect(ctx: Ctx, { id }: { id: number }): Promise<void> {
  requireScope(ctx.actor, 'content.manage');
  await ctx.db.transaction(async (tx) => {
    const rows = await tx.delete(contentRedirects).where(eq(contentRedirects.id, id)).returning();
    const [row] = rows;
    if (!row) throw notFound();
    await audit({ ...ctx, db: tx }, { verb: 'remove-redirect', row });
  });
}

/** Where a path without a page leads; null for nowhere. Needs no scope. */
export async function findRedirect(ctx: Ctx, { path }: { path: string }): Promise<string | null> {
  const fromPath = redirectPath(path);
  if (fromPath === null) return null;
  const [row] = await ctx.db
    .select({ toPath: contentRedirects.toPath })
    .from(contentRedirects)
    .where(eq(contentRedirects.fromPath, fromPath));
  return row?.toPath ?? null;
}

/** Follows the target's own redirects to refuse loops. */
async function refuseCircle(ctx: Ctx, { fromPath, toPath }: z.output<typeof inputSchema>) {
  const seen = new Set([fromPath]);
  let next: string | null = toPath;
  while (next !== null) {
    const path = redirectPath(next);
    if (path === null) return;
    if (seen.has(path)) throw refuseField('invalid', 'fromPath', why('content.circle'));
    seen.add(path);
    next = await findRedirect(ctx, { path });
  }
}

type Row = typeof contentRedirects.$inferSelect;

function audit(ctx: Ctx, { verb, row }: { verb: string; row: Row }): Promise<void> {
  const subject = { kind: 'redirect', id: row.id, name: row.fromPath };
  return recordAudit(ctx, { action: `content.${verb}`, subject, detail: { to: row.toPath } });
}
