import { inArray } from 'drizzle-orm';
import { fitFiles } from '#src/db/schema/supplier-fit.ts';
import type { Ctx } from '#src/domain/context.ts';
import { undoDays } from '#src/domain/goods/index.server.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { currentFitFiles } from './current-files.server.ts';

/** Deletes files that count no longer and can no longer be undone or applied. Returns how many. */
export async function purgeFitFiles(ctx: Ctx): Promise<number> {
  requireSystem(ctx.actor);
  const oldest = ctx.clock.now().epochMilliseconds - undoDays * 24 * 3_600_000;
  const current = new Set((await currentFitFiles(ctx)).map(({ id }) => id));
  const all = await ctx.db.select().from(fitFiles);
  const lastUse = ({ appliedAt, createdAt }: (typeof all)[number]) =>
    (appliedAt ?? createdAt).getTime();
  const old = all.filter((file) => !current.has(file.id) && lastUse(file) < oldest);
  if (old.length === 0) return 0;
  for (const { fileKey } of old) await ctx.files.delete(fileKey);
  await ctx.db.delete(fitFiles).where(
    inArray(
      fitFiles.id,
      old.map(({ id }) => id),
    ),
  );
  return old.length;
}
