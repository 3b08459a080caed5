import { and, eq } from 'drizzle-orm';
import { goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { why } from './refusals.ts';

/** Lets somebody ask again for an import whose job failed for good: its page would wait forever otherwise. */
export async function stopImport(
  { db }: Pick<Ctx, 'db'>,
  { importId, run }: { importId: string; run: string },
): Promise<void> {
  const problem = why('import.stopped');
  for (const [from, to] of [
    ['checking', 'failed'],
    ['applying', 'checked'],
  ] as const) {
    const isStuck = and(
      eq(goodsImports.id, importId),
      eq(goodsImports.run, run),
      eq(goodsImports.state, from),
    );
    await db.update(goodsImports).set({ state: to, problem }).where(isStuck);
  }
}
