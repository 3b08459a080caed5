import { type Context, Hono } from 'hono';
import {
  chooseVariant,
  type ImageVariant,
  type OptimizerRequest,
  readIpxPath,
  readVercelQuery,
  variantName,
} from '#src/domain/media/index.ts';
import { QueueFullError } from '#src/lib/limit-concurrency.ts';
import { networkOf } from '#src/lib/network-of.ts';
import type { GetVariant, PictureSource } from '../assets/variants.ts';
import type { HttpEnv } from '../http-env.ts';
import { findSource, type ImageSources, NoPictureError } from '../images/image-source.ts';

export type ImageRouteDeps = ImageSources & { getVariant: GetVariant };

/**
 * Resized pictures of this site and of listed ones: `/_ipx/{modifiers}/{path}` as in ipx, and
 * `/_vercel/image?url&w&q`. Only what was encoded here is sent, including drawings.
 */
export function imageRoutes(deps: ImageRouteDeps) {
  async function send(c: Context<HttpEnv>, asked: OptimizerRequest | null): Promise<Response> {
    if (!asked) return sendError(c, 400);
    const source = findSource(c.var.ctx, asked.source, deps);
    if (typeof source === 'number') return sendError(c, source);
    const accept = c.req.header('accept') ?? '';
    const fallback = /\.(png|svg)$/i.test(asked.source) ? 'png' : 'jpeg';
    const variant = chooseVariant(asked.request, { accept, fallback });
    const headers = headersOf(source, variant);
    if (c.req.header('if-none-match') === headers.ETag) return c.body(null, 304, headers);
    const client = networkOf(c.var.visitorIp);
    const made = await deps.getVariant({ source, variant, client });
    return made ? c.body(new Uint8Array(made.bytes), 200, headers) : sendError(c, 404);
  }

  return new Hono<HttpEnv>()
    .get('/_ipx/*', (c) => send(c, readIpxPath(ipxPath(c.req.url))))
    .get('/_vercel/image', (c) => send(c, readVercelQuery(new URL(c.req.url).searchParams)))
    .onError((error, c) => {
      if (error instanceof QueueFullError) return sendError(c, 503);
      if (!(error instanceof NoPictureError)) throw error;
      c.var.ctx.logger.warn({ reason: error.message }, 'a picture of another site is not there');
      return sendError(c, error.status);
    });
}

/** The decoded path after `/_ipx/`; empty if it cannot be decoded. */
function ipxPath(address: string): string {
  try {
    return decodeURIComponent(new URL(address).pathname.slice('/_ipx/'.length));
  } catch {
    return '';
  }
}

function headersOf(source: PictureSource, variant: ImageVariant) {
  // An asset's URL always has the same bytes; other pictures may change.
  const changes = /^(site|remote)\//.test(source.name);
  return {
    'Content-Type': `image/${variant.format}`,
    'Content-Disposition': `inline; filename="picture.${variant.format}"`,
    'Cache-Control': changes ? 'public, max-age=86400' : 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-site',
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${source.name.replace(/\W/g, '-')}-${variantName(variant)}"`,
    Vary: 'Accept',
  };
}

const messages = {
  400: 'This picture request is not valid',
  404: 'There is no such picture',
  415: 'This is no picture that can be made anew',
  502: 'The site that has this picture does not send it',
  503: 'Too many pictures are being made, try again in a second',
} as const;

function sendError(c: Context<HttpEnv>, status: keyof typeof messages): Response {
  if (status === 503) c.header('Retry-After', '1');
  return c.text(messages[status], status, {
    'Cache-Control': status === 404 || status === 502 ? 'public, max-age=5' : 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}
