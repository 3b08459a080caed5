import { data } from 'react-router';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings, shopToday } from '#src/domain/settings/index.server.ts';
import { ZoneMoveError } from '#src/domain/time-zone/index.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import { viewZoneMove } from './view-zone-move.server.ts';
import type { ZoneMoveView } from './zone-move-view.ts';

/** As `answerTo`, with what a new time zone would move if that must be seen first. */
export async function answerWithMove<const Result extends { done: string }>(
  { ctx, form }: { ctx: Ctx; form: FormData },
  work: () => Promise<Result>,
) {
  let zoneMove: ZoneMoveView | undefined;
  const answer = await answerTo({ ctx, form }, async () => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ZoneMoveError) zoneMove = await viewIn(ctx, error);
      throw error;
    }
  });
  return data({ ...answer.data, zoneMove }, answer.init ?? undefined);
}

async function viewIn(ctx: Ctx, { plan }: ZoneMoveError): Promise<ZoneMoveView> {
  // Read again: nothing was saved.
  const inner = { ...ctx };
  const [{ closures }, today] = await Promise.all([getShopSettings(inner), shopToday(inner)]);
  return viewZoneMove(plan, { locale: ctx.locale, closures, today });
}
