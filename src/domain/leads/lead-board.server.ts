import { count, sql } from 'drizzle-orm';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { allInquiries } from './all-inquiries.server.ts';
import { type Inquiry, listInquiries } from './inquiries.server.ts';
import { type InquiryFilter, inquiryConditions } from './inquiry-filter.server.ts';
import { type LeadStage, leadStages } from './lead-stages.ts';

/** A column of the board: the number of leads, their likely total, and the first of them. */
export type LeadColumn = {
  stage: LeadStage;
  total: number;
  likelyCents: number;
  inquiries: Inquiry[];
};

/** The columns of the board by stage; in each, the longest waiting or latest is first. Requires leads.read. */
export async function listBoardColumns(
  ctx: Ctx,
  { perColumn, ...filter }: InquiryFilter & { perColumn: number },
): Promise<LeadColumn[]> {
  requireScope(ctx.actor, 'leads.read');
  const all = allInquiries(ctx);
  const where = await inquiryConditions(ctx, { all, filter: { ...filter, stage: 'all' } });
  const sums = await ctx.db
    .select({
      stage: all.stage,
      total: count(),
      likelyCents: sql<number>`coalesce(sum(${all.likelyCents}), 0)::float`,
    })
    .from(all)
    .where(where)
    .groupBy(all.stage);
  return Promise.all(
    leadStages.map(async (stage) => {
      const sum = sums.find((one) => one.stage === stage);
      const { inquiries } = sum
        ? await listInquiries(ctx, {
            ...filter,
            stage,
            sort: 'waiting',
            page: 1,
            perPage: perColumn,
          })
        : { inquiries: [] };
      return { stage, total: sum?.total ?? 0, likelyCents: sum?.likelyCents ?? 0, inquiries };
    }),
  );
}
