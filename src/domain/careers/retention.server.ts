import type { careerCandidates } from '#src/db/schema/careers.ts';
import { getShopSettings, shopDay } from '#src/domain/settings/index.server.ts';
import type { Ctx } from '../context.ts';

type RetentionDates = Pick<typeof careerCandidates.$inferSelect, 'appliedAt' | 'keptAt'>;

/** Last day, by the shop's clock, on which the shop keeps a candidate, as the privacy page promises. */
export async function keptUntil(ctx: Ctx, { appliedAt, keptAt }: RetentionDates): Promise<string> {
  const { retention } = await getShopSettings(ctx);
  const from = keptAt !== null && keptAt > appliedAt ? keptAt : appliedAt;
  return (await shopDay(ctx, from)).add({ days: retention.applicationDays }).toString();
}
