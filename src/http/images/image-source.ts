import { createHash } from 'node:crypto';
import type { Ctx } from '#src/domain/context.ts';
import { readImage, sniffFormat } from '#src/domain/media/index.server.ts';
import type { RemotePictures } from '#src/domain/media/ports.ts';
import type { AssetSource } from '../assets/asset-source.ts';
import { readAssetRequest } from '../assets/read-asset-request.ts';
import type { PictureSource } from '../assets/variants.ts';

export type ImageSources = {
  sourceOf: AssetSource;
  /** A file of the built client by its path; null if there is none. */
  siteFile(path: string): Uint8Array | null;
  remotePictures: RemotePictures;
};

/** 400: not allowed. 404: not found. 415: not a picture that can be resized. 502: the other site does not send it. */
export type Refused = 400 | 404 | 415 | 502;

/** Thrown by a source that turns out to be missing while it is read. */
export class NoPictureError extends Error {
  override name = 'NoPictureError';
  readonly status: Refused;

  constructor(status: Refused, reason: string) {
    super(reason);
    this.status = status;
  }
}

/** The picture behind a path of this site, or behind a URL of a listed one. */
export function findSource(
  ctx: Ctx,
  source: string,
  sources: ImageSources,
): PictureSource | Refused {
  const url = URL.canParse(source, here) ? new URL(source, here) : null;
  if (!url) return 400;
  if (url.origin !== here) return remoteSource(ctx, url, sources.remotePictures);
  if (!source.startsWith('/') || url.search !== '') return 400;
  if (!url.pathname.startsWith('/f/')) return siteSource(url.pathname, sources);
  const asked = readAssetRequest(url.pathname, '');
  if (typeof asked === 'number') return asked;
  return asked.kind === 'file' ? 415 : sources.sourceOf(ctx.files, asked.file);
}

/** Stands for this site's own origin; no real host has this name. */
const here = 'http://this-site.invalid';

function siteSource(path: string, { siteFile }: ImageSources): PictureSource | Refused {
  const bytes = siteFile(path);
  if (!bytes) return 404;
  const isDrawing = path.endsWith('.svg');
  if (!isDrawing && !sniffFormat(bytes)) return 415;
  return {
    name: `site/${hashOf(bytes)}`,
    isDrawing,
    isThere: async () => true,
    read: async () => bytes,
  };
}

/** A picture on another site may change, so it is fetched again the next day. */
function remoteSource(ctx: Ctx, url: URL, remote: RemotePictures): PictureSource | Refused {
  if (!remote.isListed(url)) return 400;
  const day = ctx.clock.now().toZonedDateTimeISO('UTC').toPlainDate();
  url.hash = '';
  return {
    name: `remote/${hashOf(url.href)}/${day}`,
    isDrawing: false,
    isThere: async () => true,
    async read() {
      const fetched = await remote.download(url);
      if ('failure' in fetched) throw new NoPictureError(502, fetched.failure);
      // Damaged pictures, and those with too many pixels, are detected before they are resized.
      await readImage(fetched.bytes).catch((error: Error) => {
        throw new NoPictureError(415, `${url.host}: ${error.message}`);
      });
      return fetched.bytes;
    },
  };
}

function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
