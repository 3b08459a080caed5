import { openBuild } from '#src/app/configurator/open-build.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Load } from '../blok-loader.ts';
import type { ScheduleButtonsBlok } from './schema.ts';

export type ScheduleData = {
  /** Number of the sent build; null where none was. */
  leadNumber: number | null;
  /** E.164. */
  phone: string;
};

export const load: Load<ScheduleButtonsBlok, ScheduleData> = async ({ ctx, page }) => {
  const open = await openBuild(ctx, page.request);
  const { phone } = await getShopSettings(ctx);
  return { leadNumber: open?.lead?.number ?? null, phone };
};
