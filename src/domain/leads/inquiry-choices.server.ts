import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { inquiries } from '#src/db/schema/inquiries.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { countInquiries } from './count-inquiries.server.ts';
import { openStages } from './lead-stages.ts';

/** More makes or campaigns than this are too many to pick from. */
const mostChoices = 60;

/** The available filters: campaigns and sites, makes; and the number of open inquiries. Requires leads.read. */
export async function inquiryChoices(
  ctx: Ctx,
): Promise<{ sources: string[]; makes: string[]; open: number; openCents: number }> {
  requireScope(ctx.actor, 'leads.read');
  const isOpen = and(eq(inquiries.isOwn, true), inArray(inquiries.stage, openStages));
  const [sources, makes, open] = await Promise.all([
    listValues(ctx, inquiries.source),
    listValues(ctx, inquiries.make),
    countInquiries(ctx, isOpen),
  ]);
  return { sources, makes, open: open.total, openCents: open.likelyCents };
}

/** The different values of a column: each is looked up in its index after the one before, and no row is read twice. */
async function listValues(
  { db }: Pick<Ctx, 'db'>,
  column: typeof inquiries.source | typeof inquiries.make,
): Promise<string[]> {
  const after = (value: SQL) =>
    sql`(select ${column} from ${inquiries} where ${inquiries.isOwn} and ${column} > ${value} order by ${column} limit 1)`;
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive found (value) as (
      ${after(sql`''`)} union all select ${after(sql`found.value`)} from found where found.value is not null
    ) select value from found where value is not null limit ${mostChoices}`);
  return rows.map(({ value }) => value);
}
