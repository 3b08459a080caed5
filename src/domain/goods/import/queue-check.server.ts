import type { Ctx } from '#src/domain/context.ts';

/** Queues the check of an import; one that is under way for another mapping stops by itself. */
export async function queueCheck(
  ctx: Ctx,
  { importId, run }: { importId: string; run: string },
): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, { name: 'check-import', data: { importId, run } });
}
