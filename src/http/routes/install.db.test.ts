import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import { shopDescription as describeShop } from '#src/site/kit/shop-description.ts';
import { brandFiles, type IconParts } from '#src/web/brand/index.server.ts';
import { iconSizes, iconUrl, splashScreens, splashUrl } from '#src/web/install/app-pictures.ts';
import { drawAppPicture } from '#src/web/install/draw-app-picture.ts';
import { makeManifest } from '#src/web/install/manifest.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import type { HttpEnv } from '../http-env.ts';
import { installRoutes } from './install.ts';

let database: Database;
let cacheFolder: string;
const app = new Hono<HttpEnv>();
const draw = (name: string, icon: IconParts) => drawAppPicture(name, { ...icon, letters: null });

beforeAll(async () => {
  database = await openTestDatabase();
  cacheFolder = await mkdtemp(join(tmpdir(), 'ironwood-app-pictures-'));
  const ctx = createTestContext(database.db);
  await seedSettings(ctx, siteFile);
  app.use(async (c, next) => {
    c.set('ctx', ctx);
    c.set('visitorIp', '192.0.2.1');
    c.set('tell', refusalText);
    await next();
  });
  const tools = { makeManifest, describeShop, drawAppPicture: draw, brandFiles, cacheFolder };
  app.route('/', installRoutes(tools));
});
afterAll(async () => {
  await database.close();
  await rm(cacheFolder, { recursive: true });
});

async function manifestAt(path: string) {
  const response = await app.request(path);
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  return (await response.json()) as ReturnType<typeof makeManifest>;
}

async function sizeOf(path: string): Promise<string> {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return `${format} ${width}x${height}`;
}

test('the manifest makes the site an app that opens at its own address', async () => {
  const manifest = await manifestAt('/manifest.webmanifest');
  expect(manifest).toMatchObject({
    start_url: '/?standalone=true',
    scope: '/',
    display: 'standalone',
    name: 'Ironwood Off-Road',
    lang: 'en-US',
  });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    [64, 120, 144, 152, 192, 384, 512].map((size) => `${size}x${size}`),
  );
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any maskable']));
  expect(manifest.shortcuts.map(({ url }) => url)).toContain('/build');
});

test('in Spanish it is the same app with other words', async () => {
  const manifest = await manifestAt('/es/manifest.webmanifest');
  expect(manifest).toMatchObject({ id: '/', lang: 'es-US', start_url: '/es?standalone=true' });
  expect(manifest.shortcuts[0]).toEqual({ name: 'Arma tu Build', url: '/es/build' });
});

test('each icon has the size that the manifest says, for ever under its name', async () => {
  for (const size of iconSizes)
    expect(await sizeOf(iconUrl(size, 'ffffff'))).toBe(`png ${size}x${size}`);
  const { headers } = await app.request(iconUrl(192, 'ffffff'));
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const earlier = await app.request('/icons/icon_192x192.0a1b2c.png');
  expect(earlier.headers.get('cache-control')).toBe('public, max-age=300');
});

test('a browser that asks by the old name gets the icon of this shop', async () => {
  expect(await sizeOf('/favicon.ico')).toBe('png 64x64');
});

test('each iPhone and iPad has a picture of exactly its pixels', async () => {
  const addresses = splashScreens.map((screen) => splashUrl(screen, 'ffffff'));
  expect(new Set(addresses).size).toBeGreaterThan(15);
  expect(addresses).toContain('/icons/splash_750x1334.ffffff.png');
  // Every size of the specification's module, except for its misprint of 750.
  const known = ['1536x2048', '1668x2224', '2048x2732', '640x1136', '1080x1920', '828x1792'];
  for (const size of [...known, '1242x2688']) {
    expect(addresses).toContain(`/icons/splash_${size}.ffffff.png`);
  }
  expect(await sizeOf('/icons/splash_1080x1920.ffffff.png')).toBe('png 1080x1920');
  expect(await sizeOf('/icons/splash_1125x2436.ffffff.png')).toBe('png 1125x2436');
  expect(await sizeOf('/icons/splash_2048x2732.ffffff.png')).toBe('png 2048x2732');
});

test('sizes that the site does not have are not made', async () => {
  for (const name of ['icon_4000x4000', 'icon_63x63', 'splash_50x1334', 'icon_192x512']) {
    expect((await app.request(`/icons/${name}.ffffff.png`)).status).toBe(404);
  }
});
