import type { Ctx, Locale } from '../context.ts';
import { recordEvent } from '#src/domain/analytics/index.server.ts';
import { countGoal } from './count-visitor.server.ts';
import type { Goal } from './experiment.ts';

type Reached = {
  goal: Exclude<Goal, 'call_click'>;
  locale: Locale;
  /** Which option, which job. */
  detail?: string;
  valueCents?: number;
};

/**
 * A visitor has done what the shop hopes for: counted in the report and in their experiment. Called
 * in the transaction in which it happens; of a request that no visitor made, nothing is counted.
 */
export async function reachGoal(
  ctx: Ctx,
  { goal, locale, detail, valueCents }: Reached,
): Promise<void> {
  await recordEvent(ctx, { name: goal, page: '', locale, detail });
  await countGoal(ctx, { goal, valueCents });
}
