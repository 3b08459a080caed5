import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { findFocus } from '#src/domain/media/index.server.ts';
import { type Focus, type ImageVariant, variantName } from '#src/domain/media/index.ts';
import { QueueFullError } from '#src/lib/limit-concurrency.ts';
import { networkOf } from '#src/lib/network-of.ts';
import type { AssetSource, StoredFile } from '../assets/asset-source.ts';
import { opensPrivate } from '../assets/private-access.ts';
import { type AssetRequest, readAssetRequest } from '../assets/read-asset-request.ts';
import { sendFile } from '../assets/send-file.ts';
import type { GetVariant } from '../assets/variants.ts';
import type { HttpEnv } from '../http-env.ts';

export type AssetRouteDeps = {
  getVariant: GetVariant;
  sourceOf: AssetSource;
};

/**
 * `GET /f/1/{W}x{H}/{hash}/{file}` and the image service behind it, `…/m/640x0/filters:format(webp)`. Every picture
 * is re-encoded and every drawing sanitized, so anything hidden in an upload never reaches a visitor. Private assets
 * need a signature or an asset token.
 */
export function assetRoutes({ getVariant, sourceOf }: AssetRouteDeps) {
  const focusOf = createFocusMemory();

  /** `smart` crops around the focal point that somebody set; without one it is guessed. */
  async function withFocus(c: Context<HttpEnv>, asked: AssetRequest): Promise<AssetRequest> {
    if (asked.kind !== 'picture' || !asked.variant.smart || asked.variant.focus) return asked;
    const focus = await focusOf(c, asked.file.hash);
    const { variant, standIn } = asked;
    return {
      ...asked,
      variant: { ...variant, focus },
      standIn: standIn ? { ...standIn, focus } : null,
    };
  }

  async function send(c: Context<HttpEnv>, asked: AssetRequest): Promise<Response> {
    if (asked.kind === 'file') {
      const { file, format } = asked;
      const headers = headersOf(asked, file.hash.slice(0, 16));
      return (await sendFile(c, { file, format, headers })) ?? sendError(c, 404);
    }
    const headers = pictureHeaders(asked);
    if (c.req.header('if-none-match') === headers.ETag) return c.body(null, 304, headers);
    const { variant = null, standIn = null } = asked.kind === 'picture' ? asked : {};
    const made = await getVariant({
      source: sourceOf(c.var.ctx.files, asked.file),
      variant,
      client: networkOf(c.var.visitorIp),
      ownFocus: variant?.focus ? await focusOf(c, asked.file.hash) : null,
      standIn,
    });
    if (!made) return sendError(c, 404);
    const isStandIn = standIn !== null && made.variant === standIn;
    const sent = isStandIn ? standInHeaders(asked.file, standIn) : headers;
    return c.body(new Uint8Array(made.bytes), 200, sent);
  }

  return new Hono<HttpEnv>().get('/f/*', async (c) => {
    const url = new URL(c.req.url);
    const asked = readAssetRequest(url.pathname, c.req.header('accept') ?? '');
    if (typeof asked === 'number') return sendError(c, asked);
    const isPrivate = await opensPrivate(c.var.ctx, asked.file.hash, url.searchParams);
    const file = { ...asked.file, isPrivate };
    return send(c, await withFocus(c, { ...asked, file })).catch((error: unknown) => {
      if (error instanceof QueueFullError) return sendError(c, 503);
      throw error;
    });
  });
}

/** Focal points by hash, cached for some seconds. */
function createFocusMemory() {
  const memory = new LRUCache<string, { focus: Focus | null; until: number }>({ max: 1000 });
  return async (c: Context<HttpEnv>, hash: string): Promise<Focus | null> => {
    const now = c.var.ctx.clock.now().epochMilliseconds;
    let known = memory.get(hash);
    if (!known || known.until < now) {
      known = { focus: await findFocus(c.var.ctx, hash), until: now + 5000 };
      memory.set(hash, known);
    }
    return known.focus;
  };
}

function pictureHeaders(asked: AssetRequest) {
  return headersOf(asked, asked.kind === 'picture' ? variantName(asked.variant) : 'svg');
}

/** A stand-in is asked for again soon. */
function standInHeaders(file: StoredFile, variant: ImageVariant) {
  const headers = pictureHeaders({ kind: 'picture', file, variant });
  return file.isPrivate ? headers : { ...headers, 'Cache-Control': 'public, max-age=60' };
}

function headersOf(asked: AssetRequest, name: string) {
  const isDrawing = asked.kind === 'drawing';
  return {
    'Content-Type': asked.kind === 'picture' ? `image/${asked.variant.format}` : 'image/svg+xml',
    'Cache-Control': cacheRule(asked),
    'Content-Security-Policy': isDrawing
      ? "default-src 'none'; style-src 'unsafe-inline'; sandbox"
      : "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': asked.file.isPrivate ? 'same-site' : 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${asked.file.hash.slice(0, 16)}-${name}"`,
    Vary: 'Accept',
  };
}

/** A URL always means the same picture, unless it follows a focal point. */
function cacheRule({ kind, file, ...asked }: AssetRequest): string {
  if (file.isPrivate) return 'private, max-age=600';
  const follows = kind === 'picture' && 'variant' in asked && asked.variant.smart;
  return follows ? 'public, max-age=300' : 'public, max-age=31536000, immutable';
}

const messages = {
  400: 'This picture request is not valid',
  404: 'There is no such picture',
  503: 'Too many pictures are being made, try again in a second',
} as const;

function sendError(c: Context<HttpEnv>, status: keyof typeof messages): Response {
  if (status === 503) c.header('Retry-After', '1');
  return c.text(messages[status], status, {
    'Cache-Control': status === 404 ? 'public, max-age=5' : 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}
