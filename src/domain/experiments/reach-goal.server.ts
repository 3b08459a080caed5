import { recordEvent } from '#src/domain/analytics/index.server.ts';
import type { Ctx, Locale } from '../context.ts';
import { countGoal } from './count-visitor.server.ts';
import type { Goal } from './experiment.ts';

type Reached = {
  goal: Exclude<Goal, 'call_click'>;
  locale: Locale;
  /** Which option, or which job. */
  detail?: string;
  valueCents?: number;
};

/**
 * Counts a visitor's goal in the report and in their experiment. Call it in the transaction in which it happens;
 * without a visitor nothing is counted.
 */
export async function reachGoal(
  ctx: Ctx,
  { goal, locale, detail, valueCents }: Reached,
): Promise<void> {
  await recordEvent(ctx, { name: goal, page: '', locale, detail });
  await countGoal(ctx, { goal, valueCents });
}
