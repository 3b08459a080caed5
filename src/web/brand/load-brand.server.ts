import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { type BrandLook, plainLook } from './brand-look.ts';
import { brandFiles } from './look-of.server.ts';

/** What pages show of the shop's brand; the plain look if it cannot be read, because an error page must still come. */
export async function loadBrand(ctx: Ctx): Promise<BrandLook> {
  try {
    // A new context, because the same request's action may just have changed it.
    return brandFiles(await getShopSettings({ ...ctx })).look;
  } catch (error) {
    ctx.logger.warn({ err: error }, 'The brand cannot be read');
    return plainLook;
  }
}
