import { type Context, Hono } from 'hono';
import type { Locale } from '#src/domain/context.ts';
import { rasterizeDrawing } from '#src/domain/media/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { inLocale, localeCodes } from '#src/lib/locales.ts';
import { networkOf } from '#src/lib/network-of.ts';
import type { BrandLook } from '#src/web/brand/brand-look.ts';
import type { brandFiles, IconParts } from '#src/web/brand/index.server.ts';
import type { HttpEnv } from '../http-env.ts';
import { createPictureCache } from '../pictures/picture-cache.ts';

/** Injected by the composition root: the pages link to what is served here. */
export type InstallDeps = {
  makeManifest(of: { look: BrandLook; description: string; locale: Locale }): object;
  /** The shop in a sentence. */
  describeShop(shop: ShopSettings, locale: Locale): string;
  /** SVG of `icon_192x192` or `splash_1170x2532`; null for an unknown one. */
  drawAppPicture(name: string, icon: IconParts): string | null;
  brandFiles: typeof brandFiles;
  /** Folder for pictures that can be made again; not part of a backup. */
  cacheFolder: string;
};

/** What a browser needs to install the site: the manifest in each language, icons, splash screens. */
export function installRoutes({ cacheFolder, ...tools }: InstallDeps) {
  const getPicture = createPictureCache({ folder: cacheFolder });
  const routes = new Hono<HttpEnv>();
  for (const locale of localeCodes) {
    routes.get(inLocale('/manifest.webmanifest', locale), async (c) => {
      const shop = await getShopSettings(c.var.ctx);
      const { look } = tools.brandFiles(shop);
      const description = tools.describeShop(shop, locale);
      return c.body(JSON.stringify(tools.makeManifest({ look, description, locale })), 200, {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': 'public, no-cache',
      });
    });
  }
  const sendPicture = async (c: Context<HttpEnv>, name: string, asked: string | null) => {
    const { icon, iconsVersion: version } = tools.brandFiles(await getShopSettings(c.var.ctx));
    const drawing = tools.drawAppPicture(name, icon);
    if (drawing === null) return c.notFound();
    const bytes = await getPicture({
      name: `${version}/${name}.png`,
      client: networkOf(c.var.visitorIp),
      make: () => rasterizeDrawing(drawing),
    });
    return c.body(new Uint8Array(bytes), 200, headersFor(asked === version));
  };
  routes.get('/icons/:file{[a-z]+_[0-9x]+\\.[0-9a-f]{6}\\.png}', (c) => {
    const [name = '', asked = null] = c.req.param('file').split('.');
    return sendPicture(c, name, asked);
  });
  // Browsers ask for it beside what has no page of ours around it, such as a picture. They take a PNG under that name.
  routes.get('/favicon.ico', (c) => sendPicture(c, 'icon_64x64', null));
  return routes;
}

/** Somebody who installed the site earlier requests an icon of an older drawing; they get today's. */
function headersFor(isCurrent: boolean) {
  return {
    'Content-Type': 'image/png',
    'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
  };
}
