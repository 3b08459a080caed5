import { join } from 'node:path';
import { createRemotePictures } from '#src/adapters/remote-pictures.ts';
import {
  designOf,
  drawFront,
  drawSection,
  drawSide,
  drawWheel,
  finishOf,
  paintedIn,
  stockBuild,
} from '#src/drawing/index.ts';
import type { HttpOptions } from '#src/http/app.ts';
import type { PictureQueues } from '#src/http/assets/variants.ts';
import type { StaticFiles } from '#src/http/static-files.ts';
import { hostedAssetHosts } from '#src/lib/media-url.ts';
import { drawingVersion } from '#src/site/kit/drawing-version.ts';
import { pagePictureVersion, pictureLookOf } from '#src/site/kit/page-picture.ts';
import { shopDescription } from '#src/site/kit/shop-description.ts';
import {
  cardLook,
  drawPageCard,
  drawShareCard,
  drawWallpaper,
  outlineText,
} from '#src/site/sharing/index.ts';
import { brandFiles, type IconParts } from '#src/web/brand/index.server.ts';
import { drawAppPicture } from '#src/web/install/draw-app-picture.ts';
import { type IconLook, paper, renderFavicon } from '#src/web/install/logo.ts';
import { makeManifest } from '#src/web/install/manifest.ts';
import type { Env } from './env.ts';

type PictureParts = {
  env: Env;
  statics: StaticFiles;
  queues: PictureQueues;
  /** A page as any visitor gets it; null if there is none. */
  readPage(path: string): Promise<string | null>;
};

type PictureOptions = Pick<
  HttpOptions,
  'assets' | 'images' | 'drawings' | 'sharePictures' | 'install' | 'brand' | 'pagePictures'
>;

/** Makes the pictures that are served, and stores them once made. */
export function pictureOptions({ env, statics, queues, readPage }: PictureParts): PictureOptions {
  const cacheFolder = (kind: string) => join(env.DATA_DIR, 'cache', kind);
  return {
    assets: { cacheFolder: cacheFolder('images'), queues },
    images: {
      siteFile: (path) => statics.read(path),
      remotePictures: createRemotePictures({
        hosts: [...env.IMAGE_DOMAINS, ...(env.STORYBLOK_TOKEN ? hostedAssetHosts : [])],
      }),
    },
    drawings: {
      drawFront,
      drawSection,
      drawSide,
      drawWheel,
      stockBuild,
      designOf,
      finishOf,
      paintedIn,
    },
    sharePictures: {
      drawShareCard,
      drawWallpaper,
      cardLook,
      lookOf: pictureLookOf,
      version: drawingVersion,
      cacheFolder: cacheFolder('share-pictures'),
    },
    install: {
      makeManifest,
      describeShop: shopDescription,
      drawAppPicture: (name, icon) => drawAppPicture(name, lookOf(icon)),
      brandFiles,
      cacheFolder: cacheFolder('app-pictures'),
    },
    brand: { brandFiles, drawFavicon: (icon) => renderFavicon(lookOf(icon)) },
    pagePictures: {
      drawPageCard,
      cardLook,
      versionOf: pagePictureVersion,
      lookOf: pictureLookOf,
      readPage,
      cacheFolder: cacheFolder('page-pictures'),
    },
  };
}

/** With its letters as outlines, because pictures are rendered where no font is installed. */
function lookOf({ initials, ...icon }: IconParts): IconLook {
  return { ...icon, letters: initials === '' ? null : outlinedInitials(initials) };
}

/** In the middle of a box of 40 × 40. */
function outlinedInitials(initials: string): string {
  const size = initials.length > 1 ? 28 : 34;
  const middle = { x: 20, y: 20 + size * 0.35 };
  return outlineText(initials, middle, { font: 'display', size, fill: paper, anchor: 'middle' });
}
