import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { deleteCustomerRows, deleteFiles } from './delete-customer-rows.server.ts';
import { findKeys } from './find-keys.server.ts';
import type { Person } from './person.ts';
import type { HeldCounts } from './read-person.server.ts';
import { traceOf } from './trace-of.server.ts';
import { unnamed } from './unnamed.ts';

/**
 * Deletes everything about a person in one transaction: rows, waiting mail, calendar entries, then the files. The
 * history keeps what was done, without the name, and so does a note beside the backups, for when one of them is
 * restored. A published finished build stays, without its owner's name. Requires privacy.manage.
 * @returns the number of deleted rows of each kind; all zero the second time
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
    const erasedAt = ctx.clock.now().toString();
    const erasure = { trace: traceOf(ctx, person), erasedAt };
    await ctx.jobs.enqueue(tx, { name: 'note-erasure', data: erasure });
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
