import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import { listLiftKits } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { changeShopSettings, getShopSettings } from '#src/domain/settings/index.server.ts';
import { createSnapshot } from '#src/domain/snapshots/index.server.ts';
import type { SharedBuild } from '#src/domain/snapshots/index.ts';
import { pictureLookOf } from '#src/site/kit/page-picture.ts';
import { cardLook } from '#src/site/sharing/card/card-look.ts';
import { drawShareCard, placedTruck, type TruckFrame } from '#src/site/sharing/card/draw-card.ts';
import { drawWallpaper, wallpapers } from '#src/site/sharing/card/draw-wallpaper.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import type { HttpEnv } from '../http-env.ts';
import { onError } from '../on-error.ts';
import { sharePictureRoutes } from './share-pictures.ts';

let database: Database;
let cacheFolder: string;
let ctx: Ctx;
let truck: SharedBuild;
let wrangler: SharedBuild;
let drawn = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  cacheFolder = await mkdtemp(join(tmpdir(), 'ironwood-share-pictures-'));
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedShopRecords(database.db);
  truck = await shared({ vehicleId: 'ford-f150-2021', year: 2021 });
  wrangler = await shared({ vehicleId: 'jeep-wrangler-jl-2dr-2018', year: 2021 });
});
afterAll(async () => {
  await database.close();
  await rm(cacheFolder, { recursive: true });
});

async function shared(vehicle: { vehicleId: string; year: number }): Promise<SharedBuild> {
  const [kit] = await listLiftKits(ctx);
  const access = await startBuild(ctx, vehicle);
  await recordCompletedOptions(ctx, { ...access, meta: { 'lift-kits': { sku: kit?.sku } } });
  return createSnapshot(ctx, access);
}

/** A server that was just started, with what earlier ones left on disk. */
function freshApp() {
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('ctx', ctx);
    c.set('visitorIp', '192.0.2.1');
    c.set('tell', refusalText);
    await next();
  });
  app.onError(onError);
  const counting: typeof drawShareCard = (...input) => {
    drawn += 1;
    return drawShareCard(...input);
  };
  const tools = { cardLook, lookOf: pictureLookOf, version: 'v1', cacheFolder };
  app.route('/', sharePictureRoutes({ ...tools, drawShareCard: counting, drawWallpaper }));
  return app;
}

async function pixelsOf(picture: ArrayBuffer | Buffer) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

test('many who ask at once get one picture, drawn once and kept over a restart', async () => {
  const app = freshApp();
  const look = pictureLookOf(await getShopSettings(ctx));
  const path = `/pictures/builds/${truck.id}.png?v=v1-${look}`;
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.request(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(Object.fromEntries(answers[0]?.headers ?? [])).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await freshApp().request(path)).status).toBe(200);
  expect(drawn).toBe(1);
  const other = await app.request(`/pictures/builds/${truck.id}.png?v=v0`);
  expect(other.headers.get('cache-control')).toBe('public, max-age=300');
});

test('it is that truck, pixel by pixel, and no other', async () => {
  const app = freshApp();
  const [one, other] = await Promise.all(
    [truck, wrangler].map(async ({ id }) => {
      const response = await app.request(`/pictures/builds/${id}.png`);
      return pixelsOf(await response.arrayBuffer());
    }),
  );
  expect(one).toMatchObject({ width: 1200, height: 630 });
  expect(await shareOfTruck(truck, one)).toBeGreaterThan(0.97);
  expect(await shareOfTruck(truck, other)).toBeLessThan(0.7);
});

type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

/** How many of the opaque pixels of a truck drawn alone are the same in a picture. */
async function shareOfTruck(
  { frozen }: SharedBuild,
  picture: Pixels | undefined,
  frame?: TruckFrame,
): Promise<number> {
  const { svg } = placedTruck(frozen, frame);
  const { width = 0, height = 0 } = picture ?? {};
  const alone = await pixelsOf(
    await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`,
      ),
    )
      .png()
      .toBuffer(),
  );
  let opaque = 0;
  let same = 0;
  for (let at = 0; at < alone.data.length; at += 4) {
    if (alone.data[at + 3] !== 255) continue;
    opaque += 1;
    const far = [0, 1, 2].some(
      (part) => Math.abs((alone.data[at + part] ?? 0) - (picture?.data[at + part] ?? 0)) > 24,
    );
    if (!far) same += 1;
  }
  expect(opaque).toBeGreaterThan(50_000);
  return same / opaque;
}

test.each(['phone', 'desktop'] as const)(
  'a wallpaper fills a %s, and has that truck',
  async (screen) => {
    const app = freshApp();
    const { width, height, ...frame } = wallpapers[screen];
    const [one, other] = await Promise.all(
      [truck, wrangler].map(async ({ id }) => {
        const response = await app.request(`/pictures/builds/${id}-${screen}.jpg`);
        expect(response.headers.get('content-type')).toBe('image/jpeg');
        const bytes = await response.arrayBuffer();
        expect(bytes.byteLength).toBeLessThan(900_000);
        return pixelsOf(bytes);
      }),
    );
    expect(one).toMatchObject({ width, height });
    expect(await shareOfTruck(truck, one, { ...frame, width })).toBeGreaterThan(0.97);
    expect(await shareOfTruck(truck, other, { ...frame, width })).toBeLessThan(0.7);
    expect((await app.request(`/pictures/builds/${truck.id}-watch.jpg`)).status).toBe(404);
  },
);

test('a picture has no letters that need a font, whatever the machine has', async () => {
  const look = cardLook(await getShopSettings(ctx));
  const svg = drawShareCard(truck.frozen, { look, locale: 'en' });
  expect(svg.includes('<text')).toBe(false);
  const wallpaper = drawWallpaper(truck.frozen, { look, locale: 'es', screen: 'phone' });
  expect(wallpaper.includes('<text')).toBe(false);
});

test('a link that is shared in Spanish has a picture in Spanish', async () => {
  const app = freshApp();
  const pictures = ['', '.es'].map(async (language) => {
    const response = await app.request(`/pictures/builds/${truck.id}${language}.png`);
    return Buffer.from(await response.arrayBuffer());
  });
  const [english, spanish] = await Promise.all(pictures);
  expect(spanish?.byteLength).toBeGreaterThan(1000);
  expect(spanish?.equals(english ?? Buffer.alloc(0))).toBe(false);
});

test('an id that nobody was given has no picture, and draws none', async () => {
  const app = freshApp();
  const before = drawn;
  for (const id of ['0'.repeat(20), 'x', '..%2f..%2fetc']) {
    expect((await app.request(`/pictures/builds/${id}.png`)).status).toBe(404);
  }
  expect(drawn).toBe(before);
});

test('a shop that takes a new name or color has other pictures at once, at another address', async () => {
  const app = freshApp();
  const path = `/pictures/builds/${truck.id}.png`;
  const read = async () => Buffer.from(await (await app.request(path)).arrayBuffer());
  const before = { picture: await read(), look: pictureLookOf(await getShopSettings({ ...ctx })) };
  const colors = { accent: '#1f6f78', ink: '#1d2a33' };
  const owner = asStaff(ctx, 'owner');
  await changeShopSettings(owner, ({ brand }) => ({ brand: { ...brand, colors } }));
  ctx = { ...ctx };
  expect(pictureLookOf(await getShopSettings(ctx))).not.toBe(before.look);
  expect((await read()).equals(before.picture)).toBe(false);
  const old = await app.request(`${path}?v=v1-${before.look}`);
  expect(old.headers.get('cache-control')).toBe('public, max-age=300');
});
