import { type SQL, sql } from 'drizzle-orm';
import { inquiries } from '#src/db/schema/inquiries.ts';
import type { Ctx } from '#src/domain/context.ts';
import { mostCounted } from './most-counted.ts';

export type InquiryCount = {
  /** At most `mostCounted`, which stands for that many or more. */
  total: number;
  /** Of those that were counted. */
  likelyCents: number;
};

const none: InquiryCount = { total: 0, likelyCents: 0 };

/** How many inquiries there are, and what they are likely worth together. */
export async function countInquiries(
  ctx: Pick<Ctx, 'db'>,
  where: SQL | undefined,
): Promise<InquiryCount> {
  const [found] = await countEach(ctx, [where]);
  return found ?? none;
}

/** The same for several conditions, in their order and in one statement. */
export async function countEach(
  { db }: Pick<Ctx, 'db'>,
  conditions: readonly (SQL | undefined)[],
): Promise<InquiryCount[]> {
  const counted = conditions.map(
    (where, at) => sql`(select ${at}::int as at, ${inquiries.likelyCents} as cents
      from ${inquiries} where ${where ?? sql`true`} limit ${mostCounted})`,
  );
  const { rows } = await db.execute<InquiryCount & { at: number }>(
    sql`select at, count(*)::int as total, coalesce(sum(cents), 0)::float as "likelyCents"
      from (${sql.join(counted, sql` union all `)}) counted group by at`,
  );
  const found = new Map(rows.map(({ at, total, likelyCents }) => [at, { total, likelyCents }]));
  return conditions.map((_, at) => found.get(at) ?? none);
}
