import { and, eq, lte, sql } from 'drizzle-orm';
import { supplierPictures } from '#src/db/schema/goods-pictures.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { hasReadyPictures } from './show-pictures.server.ts';

/** Queues the fetching of pictures, once however often it is asked for. */
export async function queuePictures({ db, jobs }: Pick<Ctx, 'db' | 'jobs'>): Promise<void> {
  await jobs.enqueue(db, { name: 'fetch-pictures', data: {} }, { key: 'pictures' });
}

/** Queues it if a picture is due, or is here and not on its part yet. Returns whether there was one. */
export async function queueDuePictures(ctx: Ctx): Promise<boolean> {
  requireSystem(ctx.actor);
  const { state, nextAt } = supplierPictures;
  const now = new Date(ctx.clock.now().epochMilliseconds);
  const [due] = await ctx.db
    .select({ one: sql`1` })
    .from(supplierPictures)
    .where(and(eq(state, 'waiting'), lte(nextAt, now)))
    .limit(1);
  const isDue = due !== undefined || (await hasReadyPictures(ctx));
  if (isDue) await queuePictures(ctx);
  return isDue;
}
