import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { createToken } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { saveAsset, uploadAsset } from '#src/domain/media/index.server.ts';
import { imageWidths, originalKey } from '#src/domain/media/index.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { createAssetSource } from '../assets/asset-source.ts';
import { createVariants } from '../assets/variants.ts';
import type { HttpEnv } from '../http-env.ts';
import { assetRoutes } from './assets.ts';
import { privateAssetRoutes } from './private-assets.ts';

const files = createMemoryFiles();
let cacheFolder: string;
let app: Hono<HttpEnv>;
let address: string;
let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'ironwood-images-'));
  const bytes = await sharp({
    create: { width: 1600, height: 1000, channels: 3, background: '#c2410c' },
  })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
  const hash = createHash('sha256').update(bytes).digest('hex');
  await files.put(originalKey({ hash, fileName: 'truck.jpg' }), bytes);
  address = `/f/1/1600x1000/${hash}/truck.jpg`;
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { files });
  app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('ctx', ctx);
    c.set('tell', refusalText);
    c.set('visitorIp', c.req.header('X-From') ?? '203.0.113.1');
    await next();
  });
  app.route(
    '/',
    assetRoutes({
      getVariant: createVariants({ folder: join(cacheFolder, 'images') }),
      sourceOf: createAssetSource(),
    }),
  );
  app.route('/', privateAssetRoutes());
});
afterAll(async () => {
  await database.close();
  await rm(cacheFolder, { recursive: true });
});

/** An asset of the library; the left half of a picture is red, the right half blue. */
async function upload(fileName: string, bytes?: Uint8Array) {
  const half = { width: 400, height: 400, channels: 3 as const };
  const halves = sharp({ create: { ...half, width: 800, background: '#00f' } }).composite([
    { input: { create: { ...half, background: '#f00' } }, left: 0, top: 0 },
  ]);
  const picture = bytes ?? (await halves.png().toBuffer());
  return (await uploadAsset(ctx, { fileName, bytes: picture })).asset;
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

test('the original is sent without metadata, for ever, and as nothing but a picture', async () => {
  const { response, bytes } = await get(address);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const facts = await sharp(bytes).metadata();
  expect(facts).toMatchObject({ format: 'jpeg', width: 1600, height: 1000 });
  expect(facts.exif).toBeUndefined();
});

test('the image service resizes, crops and converts', async () => {
  const webp = await get(`${address}/m/640x0/filters:format(webp):quality(75)`);
  expect(webp.response.headers.get('content-type')).toBe('image/webp');
  expect(await sharp(webp.bytes).metadata()).toMatchObject({ width: 640, height: 400 });
  const square = await get(`${address}/m/320x320/smart/filters:format(png)`);
  expect(await sharp(square.bytes).metadata()).toMatchObject({
    format: 'png',
    width: 320,
    height: 320,
  });
});

test('a bare /m/ sends what the reader accepts', async () => {
  const accepting = async (accept: string) => {
    const { response } = await get(`${address}/m/`, { accept });
    expect(response.headers.get('vary')).toBe('Accept');
    return response.headers.get('content-type');
  };
  const best = () => accepting('image/avif,image/webp,*/*');
  await vi.waitFor(async () => expect(await best()).toBe('image/avif'), 10_000);
  expect(await accepting('image/webp,*/*')).toBe('image/webp');
  expect(await accepting('*/*')).toBe('image/jpeg');
});

test('a reader that has the picture is told so', async () => {
  const { response } = await get(`${address}/m/160x0/filters:format(webp)`);
  const etag = response.headers.get('etag') ?? '';
  const again = await get(`${address}/m/160x0/filters:format(webp)`, { 'if-none-match': etag });
  expect(again.response.status).toBe(304);
  expect(again.bytes).toHaveLength(0);
});

test('ten readers at once have the picture made once, and it stays on the disk', async () => {
  const path = `${address}/m/480x0/filters:format(webp)`;
  const bodies = await Promise.all(Array.from({ length: 10 }, () => get(path)));
  for (const { bytes } of bodies)
    expect(bytes.equals(bodies[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
  const kept = await readdir(cacheFolder, { recursive: true });
  expect(kept.filter((name) => name.includes('480x0'))).toHaveLength(1);
});

test.each([
  '/m/4097x0',
  '/m/99999x99999',
  '/m/640x0/filters:format(svg)',
  '/m/640x0/filters:quality(1000)',
  '/m/640x0/filters:proportion(2)',
  '/m/%2e%2e%2f%2e%2e%2fsecret',
  '/m/640x0/%00',
  '/m/%zz',
])('%s is a bad request', async (suffix) => {
  const { response } = await get(address + suffix);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
});

test.each([
  '/f/1/1600x1000/../../../etc/passwd',
  '/f/1/1600x1000/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/f/1/9x9/0000000000000000000000000000000000000000000000000000000000000000/truck.jpg',
  '/f/1/9x9/00/truck.jpg',
  '/f/2/9x9/x/y.jpg',
  '/f/',
])('%s is not there', async (path) => {
  expect((await get(path)).response.status).toBe(404);
});

test('another name for a stored picture is not there', async () => {
  expect((await get(address.replace('truck.jpg', 'other.jpg'))).response.status).toBe(404);
  expect((await get(address.replace('truck.jpg', 'truck.svg'))).response.status).toBe(404);
});

test('a size that no picture has is not there, so nothing is divided by it', async () => {
  const path = `${address.replace('1600x1000', '0x0')}/m/160x160/filters:focal(0x0:0x0)`;
  expect((await get(path)).response.status).toBe(404);
});

test('any size is made, as other clients ask for it, and never larger than the picture', async () => {
  const small = await get(`${address}/m/50x25/filters:quality(80):format(webp)`);
  expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 50, height: 25 });
  const inside = await get(`${address}/m/fit-in/300x300/filters:format(png)`);
  expect(await sharp(inside.bytes).metadata()).toMatchObject({ width: 300, height: 188 });
  const large = await get(`${address}/m/4000x0/filters:no_upscale():format(webp)`);
  expect(await sharp(large.bytes).metadata()).toMatchObject({ width: 1600, height: 1000 });
});

test('grayscale has no colour left', async () => {
  const { bytes } = await get(`${address}/m/160x0/filters:grayscale():format(png)`);
  const { channels } = await sharp(bytes).stats();
  expect(new Set(channels.map(({ mean }) => Math.round(mean))).size).toBe(1);
});

test('smart crops around the focal point that somebody set, and follows it', async () => {
  const { id, filename } = await upload('halves.png');
  await saveAsset(ctx, { id, focus: '790x200:790x200' });
  const { response, bytes } = await get(`${filename}/m/100x100/smart/filters:format(png)`);
  const { dominant } = await sharp(bytes).stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
});

test('a drawing is sent clean, in a sandbox, whatever size; and as a picture where asked', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"
    onload="alert(1)"><script>alert(2)</script><rect width="40" height="20" fill="#f00"/></svg>`;
  const { filename } = await upload('mark.svg', Buffer.from(svg));
  for (const suffix of ['', '/m/640x0']) {
    const { response, bytes } = await get(filename + suffix);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(bytes.toString()).toContain('<rect');
    expect(bytes.toString()).not.toMatch(/script|onload|alert/);
  }
  const png = await get(`${filename}/m/20x0/filters:format(png)`);
  expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width: 20 });
});

test('a film comes in the parts that a player asks for', async () => {
  const head = Buffer.from('0000001866747970697336d00000000069736f6d69736f32', 'hex');
  head.write('ftypisom', 4, 'latin1');
  const film = Buffer.concat([head, Buffer.from('0123456789')]);
  const { filename } = await upload('run.mp4', film);
  expect(filename).toMatch(/^\/f\/1\/x\/[0-9a-f]{64}\/run\.mp4$/);
  const whole = await get(filename);
  expect(whole.bytes.equals(film)).toBe(true);
  expect(whole.response.headers.get('accept-ranges')).toBe('bytes');
  const part = await get(filename, { range: 'bytes=24-26' });
  expect(part.response.status).toBe(206);
  expect(part.bytes.toString()).toBe('012');
  expect(part.response.headers.get('content-range')).toBe(`bytes 24-26/${film.length}`);
  expect((await get(filename, { range: 'bytes=-2' })).bytes.toString()).toBe('89');
  expect((await get(filename, { range: 'bytes=999-' })).response.status).toBe(416);
  expect((await get(`${filename}/m/640x0`)).response.status).toBe(400);
});

test('ranges that make no sense, or are a thousand, get the whole file', async () => {
  const { filename } = await upload('plans.pdf', Buffer.from('%PDF-1.4\n2 0 obj\n<<>>\nendobj\n'));
  const whole = (await get(filename)).bytes;
  const thousand = Array.from({ length: 1000 }, (_, at) => `${at}-${at + 1}`).join(',');
  for (const range of [`bytes=${thousand}`, 'bytes=0-1,0-1', 'bytes=-', 'bytes=a-b', 'lines=1-2']) {
    const { response, bytes } = await get(filename, { range });
    expect([range, response.status, bytes.equals(whole)]).toEqual([range, 200, true]);
  }
  expect((await get(filename, { range: 'bytes=9-2' })).response.status).toBe(416);
});

test('a paper is a download', async () => {
  const { filename } = await upload('prices.pdf', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'));
  const { response } = await get(filename);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="prices.pdf"');
});

test('a private picture takes a signature or an asset token, and no cache keeps it', async () => {
  const { id, filename } = await upload('secret.png', await pixel('#010203'));
  expect((await get(filename)).response.status).toBe(200);
  const { src } = await saveAsset(ctx, { id, isPrivate: true });
  const { token } = await createToken(ctx, { name: 'Pictures', access: 'asset' });
  const other = await createToken(ctx, { name: 'Site', access: 'public' });
  const fresh = await upload('other.png', await pixel('#040506'));
  await saveAsset(ctx, { id: fresh.id, isPrivate: true });
  const closed = [fresh.filename, `${fresh.filename}?token=${other.token}`];
  closed.push(`${fresh.filename}?${src.split('?')[1]}`);
  for (const path of closed) expect((await get(path)).response.status).not.toBe(200);
  for (const path of [src, `${filename}/m/160x0?token=${token}`]) {
    const { response } = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, max-age=600');
  }
  const asked = await get(`/v2/cdn/assets/me?filename=${filename}&token=${token}`);
  const { asset } = JSON.parse(asked.bytes.toString());
  const signed = new URL(asset.signed_url);
  expect((await get(signed.pathname + signed.search)).response.status).toBe(200);
  const refused = await get(`/v2/cdn/assets/me?filename=${filename}&token=${other.token}`);
  expect(refused.response.status).toBe(401);
});

function pixel(background: string): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
}

test('a flood from one network keeps no picture from another', async () => {
  const size = { width: 900, height: 600, channels: 3 as const };
  const bytes = await sharp({ create: { ...size, background: '#456' } })
    .png()
    .toBuffer();
  const { filename: path } = await upload('flooded.png', bytes);
  const flood = Array.from({ length: 400 }, (_, index) => {
    const filters = `focal(${index}x0:${index}x9):quality(${30 + (index % 15) * 5})`;
    return get(`${path}/m/320x240/filters:format(webp):${filters}`, { 'X-From': '192.0.2.1' });
  });
  const sizes = Array.from({ length: 200 }, (_, index) => {
    const [width, height] = [imageWidths[index % 10], imageWidths[Math.floor(index / 10) % 10]];
    const format = index < 100 ? 'webp' : 'png';
    return get(`${path}/m/${width}x${height}/filters:format(${format})`, { 'X-From': '192.0.2.1' });
  });
  const wanted = await Promise.all(
    [160, 320, 480, 640, 768, 800].map((width) =>
      get(`${path}/m/${width}x0/filters:format(jpeg)`, { 'X-From': '198.51.100.7' }),
    ),
  );
  expect(wanted.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200, 200]);
  const refused = (await Promise.all([...flood, ...sizes])).filter(
    ({ response }) => response.status === 503,
  );
  expect(refused.length).toBeGreaterThan(100);
});
