import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { rasterizeDrawing } from '#src/domain/media/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { unescapeHtml } from '#src/lib/escape-html.ts';
import { QueueFullError } from '#src/lib/limit-concurrency.ts';
import { networkOf } from '#src/lib/network-of.ts';
import type { pagePictureVersion, pictureLookOf } from '#src/site/kit/page-picture.ts';
import type { cardLook, drawPageCard } from '#src/site/sharing/index.ts';
import type { HttpEnv } from '../http-env.ts';
import { pictureHeaders, tryLater } from '../pictures/picture-answer.ts';
import { createPictureCache } from '../pictures/picture-cache.ts';

export type PagePictureDeps = {
  /** Injected by the composition root, like the pages themselves. */
  drawPageCard: typeof drawPageCard;
  cardLook: typeof cardLook;
  versionOf: typeof pagePictureVersion;
  lookOf: typeof pictureLookOf;
  /** The HTML of a page as any visitor gets it; null if there is none. */
  readPage(path: string): Promise<string | null>;
  /** Folder for pictures that can be made again; not part of a backup. */
  cacheFolder: string;
};

/**
 * `GET /pictures/pages/services/lift-kits.png`: the title of that page, 1200 × 630, for link previews. Pages with
 * noindex have none.
 */
export function pagePictureRoutes({ cacheFolder, readPage, ...tools }: PagePictureDeps) {
  const getPicture = createPictureCache({ folder: cacheFolder });
  return new Hono<HttpEnv>().get('/pictures/:file{pages(/[a-z0-9/-]*)?\\.png}', async (c) => {
    const path = c.req.path.replace(/^\/pictures\/pages|\.png$/g, '') || '/';
    const html = await readPage(path);
    const whole = html === null ? null : indexableTitle(html);
    if (whole === null) return c.text('There is no such picture', 404);
    const shop = await getShopSettings(c.var.ctx);
    const title = withoutEnd(whole, ` - ${shop.name}`);
    const version = tools.versionOf({ title, look: tools.lookOf(shop) });
    try {
      const bytes = await getPicture({
        name: `${version}/${hashText(title + shop.name)}.png`,
        client: networkOf(c.var.visitorIp),
        make: () => rasterizeDrawing(tools.drawPageCard({ title, look: tools.cardLook(shop) })),
      });
      return c.body(new Uint8Array(bytes), 200, pictureHeaders(c.req.query('v') === version));
    } catch (error) {
      if (error instanceof QueueFullError) return tryLater(c);
      throw error;
    }
  });
}

function withoutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length) : text;
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}

/** Null for a page with noindex, because nobody shares it. */
function indexableTitle(html: string): string | null {
  if (/<meta name="robots" content="[^"]*noindex/.test(html)) return null;
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return title === undefined ? null : unescapeHtml(title);
}
