import { type Context, Hono } from 'hono';
import {
  chooseVariant,
  type ImageVariant,
  parseImageRequest,
  variantName,
} from '#src/domain/media/index.ts';
import { QueueFullError } from '#src/lib/limit-concurrency.ts';
import { createVariants, formatOf, type StoredImage } from '../assets/variants.ts';
import type { HttpEnv } from '../http-env.ts';

export type AssetRouteDeps = {
  /** Folder for pictures that can be made again; not part of a backup. */
  cacheFolder: string;
};

const addressPattern =
  /^\/f\/1\/([1-9]\d{0,4})x([1-9]\d{0,4})\/([0-9a-f]{64})\/([a-z0-9][a-z0-9-]*\.(?:jpg|png|webp|avif))(\/m(?:\/.*)?)?$/;

/** What an address under /f/ asks for: a stored picture, made in a certain way. */
type Asked = { image: StoredImage; variant: ImageVariant };

/**
 * `GET /f/1/{W}x{H}/{hash}/{file}` and the image service behind it, `…/m/640x0/filters:format(webp)`.
 * Every picture is re-encoded, so what somebody hid in an upload never reaches a visitor.
 */
export function assetRoutes({ cacheFolder }: AssetRouteDeps) {
  const getVariant = createVariants({ folder: cacheFolder });

  async function send(c: Context<HttpEnv>, { image, variant }: Asked): Promise<Response> {
    const headers = headersOf(image, variant);
    if (c.req.header('if-none-match') === headers.ETag) return c.body(null, 304, headers);
    const bytes = await getVariant({ files: c.var.ctx.files, image, variant });
    return bytes ? c.body(new Uint8Array(bytes), 200, headers) : refuse(c, 404);
  }

  return new Hono<HttpEnv>().get('/f/*', async (c) => {
    const asked = readRequest(c.req.url, c.req.header('accept') ?? '');
    if (typeof asked === 'number') return refuse(c, asked);
    return send(c, asked).catch((error: unknown) => {
      if (error instanceof QueueFullError) return refuse(c, 503);
      throw error;
    });
  });
}

/** 400 or 404 when the address cannot be served. */
function readRequest(url: string, accept: string): Asked | 400 | 404 {
  const path = decode(new URL(url).pathname);
  if (path === null) return 400;
  const [, width, height, hash = '', fileName = '', suffix] = addressPattern.exec(path) ?? [];
  const format = formatOf(fileName);
  if (!format) return 404;
  const image = { hash, fileName };
  if (suffix === undefined) return { image, variant: originalVariant(format) };
  const request = parseImageRequest(suffix, { width: Number(width), height: Number(height) });
  if (!request) return 400;
  const fallback = format === 'png' ? 'png' : 'jpeg';
  return { image, variant: chooseVariant(request, { accept, fallback }) };
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function originalVariant(format: ImageVariant['format']): ImageVariant {
  return { width: 0, height: 0, smart: false, focus: null, quality: 90, format };
}

function headersOf(image: StoredImage, variant: ImageVariant) {
  return {
    'Content-Type': `image/${variant.format}`,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${image.hash.slice(0, 16)}-${variantName(variant)}"`,
    Vary: 'Accept',
  };
}

const messages = {
  400: 'This picture request is not valid',
  404: 'There is no such picture',
  503: 'Too many pictures are being made, try again in a second',
} as const;

function refuse(c: Context<HttpEnv>, status: keyof typeof messages): Response {
  if (status === 503) c.header('Retry-After', '1');
  return c.text(messages[status], status, {
    'Cache-Control': status === 404 ? 'public, max-age=60' : 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}
