import { desc, eq } from 'drizzle-orm';
import { contentExperiments } from '#src/db/schema/content.ts';
import type { Ctx } from '../context.ts';
import { notFound } from '../errors.ts';
import { requireScope } from '../require-scope.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { type Definition, definitionOf } from './definition.server.ts';
import { why } from './refusals.ts';

/** All experiments, newest first. Requires content.read. */
export async function listExperiments(ctx: Ctx): Promise<Definition[]> {
  requireScope(ctx.actor, 'content.read');
  const rows = await ctx.db.select().from(contentExperiments).orderBy(desc(contentExperiments.id));
  const { timeZone } = await getShopSettings(ctx);
  const now = ctx.clock.now();
  return rows.map((row) => definitionOf(row, { now, timeZone }));
}

/** Requires content.read. @throws {DomainError} not-found */
export async function getExperiment(ctx: Ctx, id: number): Promise<Definition> {
  requireScope(ctx.actor, 'content.read');
  const [row] = await ctx.db.select().from(contentExperiments).where(eq(contentExperiments.id, id));
  if (!row) throw notFound(why('experiments.missing'));
  const { timeZone } = await getShopSettings(ctx);
  return definitionOf(row, { now: ctx.clock.now(), timeZone });
}
