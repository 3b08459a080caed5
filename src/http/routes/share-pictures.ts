import { type Context, Hono } from 'hono';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { rasterizeDrawing, rasterizeForScreen } from '#src/domain/media/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { readSnapshot } from '#src/domain/snapshots/index.server.ts';
import type { FrozenBuild } from '#src/domain/snapshots/index.ts';
import { QueueFullError } from '#src/lib/limit-concurrency.ts';
import { otherLocales, readLocale } from '#src/lib/locales.ts';
import { networkOf } from '#src/lib/network-of.ts';
import type { pictureLookOf } from '#src/site/kit/page-picture.ts';
import type { CardLook, cardLook, drawShareCard, drawWallpaper } from '#src/site/sharing/index.ts';
import type { HttpEnv } from '../http-env.ts';
import { pictureHeaders, tryLater } from '../pictures/picture-answer.ts';
import { createPictureCache } from '../pictures/picture-cache.ts';

export type SharePictureDeps = {
  /** Injected by the composition root: pages and pictures draw with the same code. */
  drawShareCard: typeof drawShareCard;
  drawWallpaper: typeof drawWallpaper;
  cardLook: typeof cardLook;
  lookOf: typeof pictureLookOf;
  /** Changes with the drawing's code; with it and the shop's look, the name changes under which a picture is stored. */
  version: string;
  /** Folder for pictures that can be made again; not part of a backup. */
  cacheFolder: string;
};

const language = `(?:\\.(?:${otherLocales.join('|')}))?`;

type Painter = (
  frozen: FrozenBuild,
  setting: { look: CardLook; locale: Locale },
) => Promise<Buffer>;

/**
 * The truck of a shared build: `GET /pictures/builds/{id}.png?v=…` (`{id}.es.png` in Spanish), 1200 × 630, for link
 * previews; `{id}-phone.jpg` and `{id}-desktop.jpg` for its owner's screens. The id is checked before anything is
 * drawn.
 */
export function sharePictureRoutes({ version, cacheFolder, ...tools }: SharePictureDeps) {
  const getPicture = createPictureCache({ folder: cacheFolder });

  async function draw(ctx: Ctx, { file, client, paint }: Wanted) {
    const { id, locale } = pictureOf(file);
    const { frozen } = await readSnapshot(ctx, id);
    const shop = await getShopSettings(ctx);
    const look = tools.cardLook(shop);
    const current = `${version}-${tools.lookOf(shop)}`;
    const bytes = await getPicture({
      name: `${current}/${file}`,
      client,
      make: () => paint(frozen, { look, locale }),
    });
    return { bytes, current };
  }

  async function answer(c: Context<HttpEnv>, { type, paint }: { type: string; paint: Painter }) {
    try {
      const client = networkOf(c.var.visitorIp);
      const file = String(c.req.param('file'));
      const { bytes, current } = await draw(c.var.ctx, { file, client, paint });
      const isCurrent = c.req.query('v') === current;
      return c.body(new Uint8Array(bytes), 200, pictureHeaders(isCurrent, type));
    } catch (error) {
      if (error instanceof QueueFullError) return tryLater(c);
      throw error;
    }
  }

  return new Hono<HttpEnv>()
    .get(`/pictures/builds/:file{[0-9a-z]{20}${language}\\.png}`, (c) =>
      answer(c, {
        type: 'image/png',
        paint: (frozen, setting) => rasterizeDrawing(tools.drawShareCard(frozen, setting)),
      }),
    )
    .get(`/pictures/builds/:file{[0-9a-z]{20}-(?:phone|desktop)${language}\\.jpg}`, (c) => {
      const screen = c.req.param('file').includes('-phone') ? 'phone' : 'desktop';
      return answer(c, {
        type: 'image/jpeg',
        paint: (frozen, setting) =>
          rasterizeForScreen(tools.drawWallpaper(frozen, { ...setting, screen })),
      });
    });
}

type Wanted = { file: string; client: string; paint: Painter };

/** "abc….es.png" and "abc…-phone.es.jpg" give the build and the language of the texts. */
function pictureOf(file: string): { id: string; locale: Locale } {
  const [name = '', language] = file.split('.');
  return { id: name.replace(/-.*/, ''), locale: readLocale(language) };
}
