import { and, eq } from 'drizzle-orm';
import { contentExperiments, type ExperimentState } from '#src/db/schema/content.ts';
import { dropSalt } from '#src/domain/analytics/index.server.ts';
import { recordAudit } from '../audit/index.server.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { queueCdnPurge } from '../queue-cdn-purge.server.ts';
import { requireScope } from '../require-scope.ts';
import { saltPurpose } from './count-visitor.server.ts';
import { why } from './refusals.ts';
import { announceExperiments } from './running.server.ts';

/** From its first day on, visitors are drawn into it. Requires content.manage. @throws {DomainError} conflict */
export function startExperiment(ctx: Ctx, id: number): Promise<void> {
  return changeState(ctx, { id, from: 'draft', to: 'running', action: 'experiments.start' });
}

/**
 * Permanently shows everybody the first variant again, and deletes the key, so nobody can tell any longer who saw
 * what. Requires content.manage. @throws {DomainError} conflict
 */
export function stopExperiment(ctx: Ctx, id: number): Promise<void> {
  return changeState(ctx, { id, from: 'running', to: 'stopped', action: 'experiments.stop' });
}

type Change = { id: number; from: ExperimentState; to: ExperimentState; action: string };

async function changeState(ctx: Ctx, { id, from, to, action }: Change): Promise<void> {
  requireScope(ctx.actor, 'content.manage');
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(contentExperiments)
      .set({ state: to })
      .where(and(eq(contentExperiments.id, id), eq(contentExperiments.state, from)))
      .returning();
    if (!row) throw new DomainError('conflict', why('experiments.changed'));
    const inner = { ...ctx, db: tx };
    if (to === 'stopped') await dropSalt(inner, saltPurpose(row.experimentId));
    const subject = { kind: 'experiment', id, name: row.displayName };
    await recordAudit(inner, { action, subject });
    // Copies from before the start have no variants.
    await queueCdnPurge(inner);
  });
  await announceExperiments(ctx.db);
}
