import type { Span } from '#src/domain/quotes/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { openBuild } from '#src/site/build/index.server.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import type { ScheduleButtonsBlok } from './schema.ts';

export type ScheduleData = {
  /** Number of the sent build; null if there is none. */
  leadNumber: number | null;
  /** The build's time in the bay, as far as known; null if it needs none. */
  hours: Span | null;
  /** E.164. */
  phone: string;
};

export const load: Load<ScheduleButtonsBlok, ScheduleData> = async ({ ctx, page }) => {
  const open = await openBuild(ctx, page.request);
  const { phone } = await getShopSettings(ctx);
  const hours = open?.lead?.snapshot.quote?.hours ?? null;
  const { number: leadNumber = null } = open?.lead ?? {};
  return { leadNumber, hours, phone };
};
