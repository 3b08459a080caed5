import { Hono } from 'hono';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { rasterizeDrawing } from '#src/domain/media/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { readSnapshot } from '#src/domain/snapshots/index.server.ts';
import { QueueFullError } from '#src/lib/limit-concurrency.ts';
import { otherLocales, readLocale } from '#src/lib/locales.ts';
import { networkOf } from '#src/lib/network-of.ts';
import type { pictureLookOf } from '#src/site/kit/page-picture.ts';
import type { cardLook, drawShareCard } from '#src/site/sharing/index.ts';
import type { HttpEnv } from '../http-env.ts';
import { pictureHeaders, tryLater } from '../pictures/picture-answer.ts';
import { createPictureCache } from '../pictures/picture-cache.ts';

export type SharePictureDeps = {
  /** Injected by the composition root: pages and pictures draw with the same code. */
  drawShareCard: typeof drawShareCard;
  cardLook: typeof cardLook;
  lookOf: typeof pictureLookOf;
  /** Changes with the drawing's code; with it and the shop's look, the name changes under which a picture is stored. */
  version: string;
  /** Folder for pictures that can be made again; not part of a backup. */
  cacheFolder: string;
};

/**
 * `GET /pictures/builds/{id}.png?v=…` (`{id}.es.png` in Spanish): the truck of a shared build, 1200 × 630, for link
 * previews. The id is checked before anything is drawn.
 */
export function sharePictureRoutes({ version, cacheFolder, ...tools }: SharePictureDeps) {
  const getPicture = createPictureCache({ folder: cacheFolder });

  async function draw(ctx: Ctx, file: string, client: string) {
    const { id, locale } = pictureOf(file);
    const { frozen } = await readSnapshot(ctx, id);
    const shop = await getShopSettings(ctx);
    const look = tools.cardLook(shop);
    const current = `${version}-${tools.lookOf(shop)}`;
    const bytes = await getPicture({
      name: `${current}/${file}`,
      client,
      make: () => rasterizeDrawing(tools.drawShareCard(frozen, { look, locale })),
    });
    return { bytes, current };
  }

  return new Hono<HttpEnv>().get(
    `/pictures/builds/:file{[0-9a-z]{20}(?:\\.(?:${otherLocales.join('|')}))?\\.png}`,
    async (c) => {
      try {
        const client = networkOf(c.var.visitorIp);
        const { bytes, current } = await draw(c.var.ctx, c.req.param('file'), client);
        return c.body(new Uint8Array(bytes), 200, pictureHeaders(c.req.query('v') === current));
      } catch (error) {
        if (error instanceof QueueFullError) return tryLater(c);
        throw error;
      }
    },
  );
}

/** "abc….es.png" gives the build and the language of its texts. */
function pictureOf(file: string): { id: string; locale: Locale } {
  const [id = '', language] = file.split('.');
  return { id, locale: readLocale(language) };
}
