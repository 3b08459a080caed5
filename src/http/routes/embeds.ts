import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { framePolicy } from '#src/domain/settings/index.ts';
import { type EmbedName, embedNames } from '#src/lib/embeds.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { emptyFrame, frameHeaders, refuseFrame } from '../embeds/frame-request.ts';
import type { HttpEnv } from '../http-env.ts';

/** Our script in every frame (`frame.js`), injected by the composition root. */
export type EmbedRouteDeps = { frameScript: string };

/**
 * `GET /embeds/{name}`: the document in which a third-party script runs, if the shop has set one up. It is in a
 * sandbox without an origin, by its own policy and by the frame around it.
 */
export function embedRoutes({ frameScript }: EmbedRouteDeps) {
  return new Hono<HttpEnv>().get('/embeds/:name', async (c) => {
    const name = embedNames.find((one) => one === c.req.param('name'));
    const { integrations } = await getShopSettings(c.var.ctx);
    const integration = name && integrations[name];
    if (!name || !integration) return emptyFrame(c);
    const hash = createHash('sha256').update(frameScript).digest('base64');
    return (
      refuseFrame(c) ??
      c.html(
        frameDocument({ name, script: integration.script, frameScript }),
        200,
        frameHeaders(framePolicy(name, integration, `'sha256-${hash}'`)),
      )
    );
  });
}

type FrameParts = { name: EmbedName; script: string; frameScript: string };

function frameDocument({ name, script, frameScript }: FrameParts): string {
  return [
    `<!DOCTYPE html><html lang="en" data-embed="${name}" data-script="${escapeHtml(script)}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${name}</title><script>${frameScript}</script></head><body></body></html>`,
  ].join('');
}
