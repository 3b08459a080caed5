import { count, desc, eq } from 'drizzle-orm';
import { reviews } from '#src/db/schema/reviews.ts';
import type { Ctx } from '#src/domain/context.ts';
import { cacheByVersion } from '#src/domain/facts/index.server.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import type { ReviewState } from './review-states.ts';
import { type Review, reviewSchema } from './schemas.ts';

/** Newest first. */
const loadPublished = cacheByVersion(['reviews'], readPublished);

/** Published reviews, newest first, good and bad alike. */
export async function listReviews(
  ctx: Ctx,
  { limit }: { limit?: number } = {},
): Promise<readonly Review[]> {
  return (await loadPublished(ctx)).slice(0, limit);
}

async function readPublished(ctx: Ctx): Promise<readonly Review[]> {
  const rows = await ctx.db
    .select()
    .from(reviews)
    .where(eq(reviews.state, 'published'))
    .orderBy(desc(reviews.writtenOn), reviews.id);
  return rows.map(({ record }) => reviewSchema.parse(record));
}

/** A review as staff see it, in any state. */
export type OfficeReview = Review & {
  state: ReviewState;
  mayPublish: boolean;
  mayShowPhotos: boolean;
  hiddenReason: string;
};

/** The reviews in one state, newest first, and the number in each state. Requires reviews.moderate. */
export async function listOfficeReviews(
  ctx: Ctx,
  { state }: { state: ReviewState },
): Promise<{ reviews: OfficeReview[]; counts: Record<ReviewState, number> }> {
  requireScope(ctx.actor, 'reviews.moderate');
  const rows = await ctx.db
    .select()
    .from(reviews)
    .where(eq(reviews.state, state))
    .orderBy(desc(reviews.writtenOn), reviews.id);
  const counted = await ctx.db
    .select({ state: reviews.state, count: count() })
    .from(reviews)
    .groupBy(reviews.state);
  const counts = { pending: 0, published: 0, hidden: 0 };
  for (const one of counted) counts[one.state] = one.count;
  return {
    reviews: rows.map(({ record, mayPublish, mayShowPhotos, hiddenReason }) => ({
      ...reviewSchema.parse(record),
      ...{ state, mayPublish, mayShowPhotos, hiddenReason },
    })),
    counts,
  };
}

/** How many reviews wait to be read by the shop. Requires reviews.moderate. */
export async function countPendingReviews(ctx: Ctx): Promise<number> {
  requireScope(ctx.actor, 'reviews.moderate');
  return ctx.db.$count(reviews, eq(reviews.state, 'pending'));
}
