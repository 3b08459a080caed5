import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { originalKey } from '#src/domain/media/index.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import type { HttpEnv } from '../http-env.ts';
import { assetRoutes } from './assets.ts';

const files = createMemoryFiles();
let cacheFolder: string;
let app: Hono<HttpEnv>;
let address: string;

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
  app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    // The route reads nothing of the context but its files.
    c.set('ctx', { files } as unknown as HttpEnv['Variables']['ctx']);
    await next();
  });
  app.route('/', assetRoutes({ cacheFolder }));
});
afterAll(() => rm(cacheFolder, { recursive: true }));

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
  expect(await accepting('image/avif,image/webp,*/*')).toBe('image/avif');
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
  '/m/641x0',
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
