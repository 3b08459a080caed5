import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { mapPolicy, mapScript } from '#src/domain/settings/index.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { readLocale } from '#src/lib/locales.ts';
import { emptyFrame, frameHeaders, refuseFrame } from '../embeds/frame-request.ts';
import type { HttpEnv } from '../http-env.ts';

/** Our script in the frame (`map-frame.js`), injected by the composition root. */
export type MapFrameDeps = { mapFrameScript: string };

/**
 * `GET /live-map?lang=es`: the document in which the live map runs, if the shop has a key for one. Like the other
 * frames it is in a sandbox without an origin.
 */
export function mapFrameRoutes({ mapFrameScript }: MapFrameDeps) {
  return new Hono<HttpEnv>().get('/live-map', async (c) => {
    const { liveMap } = await getShopSettings(c.var.ctx);
    if (liveMap === null) return emptyFrame(c);
    const language = readLocale(c.req.query('lang'));
    const hash = createHash('sha256').update(mapFrameScript).digest('base64');
    const script = mapScript(liveMap, language);
    return (
      refuseFrame(c) ??
      c.html(
        mapDocument({ language, script, mapFrameScript }),
        200,
        frameHeaders(mapPolicy(liveMap, `'sha256-${hash}'`)),
      )
    );
  });
}

type MapParts = { language: string; script: string; mapFrameScript: string };

/** The only style needed: the map fills its frame. */
function mapDocument({ language, script, mapFrameScript }: MapParts): string {
  return [
    `<!DOCTYPE html><html lang="${language}" data-script="${escapeHtml(script)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<title>Map</title><style>html,body,main{block-size:100%;margin:0}</style>',
    `</head><body><main></main><script>${mapFrameScript}</script></body></html>`,
  ].join('');
}
