import { desc } from 'drizzle-orm';
import { reviews } from '#src/db/schema/reviews.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type Review, reviewSchema } from './schemas.ts';

/** Newest first, good and bad alike. */
export async function listReviews(ctx: Ctx, { limit }: { limit?: number } = {}): Promise<Review[]> {
  const query = ctx.db.select().from(reviews).orderBy(desc(reviews.writtenOn), reviews.id);
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ record }) => reviewSchema.parse(record));
}
