import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { BrandLook } from './brand-look.ts';
import { brandFiles } from './look-of.server.ts';

/** What pages show of the shop's brand; null if it cannot be read, because an error page must still come. */
export async function loadBrand(ctx: Ctx): Promise<BrandLook | null> {
  try {
    return brandFiles(await getShopSettings(ctx)).look;
  } catch (error) {
    ctx.logger.warn({ err: error }, 'The brand cannot be read');
    return null;
  }
}
