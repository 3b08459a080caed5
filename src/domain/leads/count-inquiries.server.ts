import { count, type SQL, sql } from 'drizzle-orm';
import { inquiries } from '#src/db/schema/inquiries.ts';
import type { Ctx } from '#src/domain/context.ts';
import { mostCounted } from './most-counted.ts';

export type InquiryCount = {
  /** At most `mostCounted`, which stands for that many or more. */
  total: number;
  /** Of those that were counted. */
  likelyCents: number;
};

/** How many inquiries there are, and what they are likely worth together. */
export async function countInquiries(
  { db }: Pick<Ctx, 'db'>,
  where: SQL | undefined,
): Promise<InquiryCount> {
  const counted = db
    .select({ likelyCents: inquiries.likelyCents })
    .from(inquiries)
    .where(where)
    .limit(mostCounted)
    .as('counted');
  const [found] = await db
    .select({
      total: count(),
      likelyCents: sql<number>`coalesce(sum(${counted.likelyCents}), 0)::float`,
    })
    .from(counted);
  return found ?? { total: 0, likelyCents: 0 };
}
