import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { countEach, type InquiryCount } from './count-inquiries.server.ts';
import { type Inquiry, readSorted } from './inquiries.server.ts';
import { type InquiryFilter, inquiryConditions } from './inquiry-filter.server.ts';
import { type LeadStage, leadStages } from './lead-stages.ts';

/** A column of the board: the number of leads, their likely total, and the first of them. */
export type LeadColumn = InquiryCount & { stage: LeadStage; inquiries: Inquiry[] };

/** The columns of the board by stage; in each, the longest waiting or latest is first. Requires leads.read. */
export async function listBoardColumns(
  ctx: Ctx,
  { perColumn, ...filter }: InquiryFilter & { perColumn: number },
): Promise<LeadColumn[]> {
  requireScope(ctx.actor, 'leads.read');
  const conditions = await Promise.all(
    leadStages.map((stage) => inquiryConditions(ctx, { ...filter, stage })),
  );
  const counts = await countEach(ctx, conditions);
  return Promise.all(
    leadStages.map(async (stage, at) => {
      const { total, likelyCents } = counts[at] ?? { total: 0, likelyCents: 0 };
      const page = { where: conditions[at], sort: 'waiting', total, limit: perColumn } as const;
      return { stage, total, likelyCents, inquiries: await readSorted(ctx, page) };
    }),
  );
}
