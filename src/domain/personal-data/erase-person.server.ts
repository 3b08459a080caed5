import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { deleteCustomerRows, deleteFiles } from './delete-customer-rows.server.ts';
import { findKeys } from './find-keys.server.ts';
import type { Person } from './person.ts';
import type { HeldCounts } from './read-person.server.ts';
import { traceOf, unnamed } from './trace-of.server.ts';

/**
 * Deletes all that the shop has of a person, in one transaction: rows, mail that waits, their times in
 * the calendar, then the files. The history keeps what was done, without whom it was done to. A
 * finished build that the shop shows stays, without its owner's name. Scope privacy.manage.
 * @returns how many rows of each kind went; again, all zero
 */
export async function erasePerson(ctx: Ctx, person: Person): Promise<HeldCounts> {
  requireScope(ctx.actor, 'privacy.manage');
  const { counts, files } = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const deleted = await deleteCustomerRows(inner, await findKeys(tx, person));
    if (deleted.counts.calendar > 0) {
      await ctx.jobs.enqueue(tx, { name: 'offer-freed-times', data: {} }, { key: 'now' });
    }
    await recordErasure(inner, person, deleted.counts);
    return deleted;
  });
  await deleteFiles(ctx, files);
  return counts;
}

async function recordErasure(ctx: Ctx, person: Person, counts: HeldCounts): Promise<void> {
  await recordAudit(ctx, {
    action: 'privacy.erase',
    subject: { kind: 'erased-person', id: traceOf(ctx, person), name: unnamed },
    detail: { counts },
  });
}
