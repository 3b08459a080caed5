import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createRemotePictures } from '#src/adapters/remote-pictures.ts';
import type { Db } from '#src/db/client.ts';
import { originalKey } from '#src/domain/media/index.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { pngOfPixels } from '#tests/factories/photos.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { createAssetSource } from '../assets/asset-source.ts';
import { createVariants } from '../assets/variants.ts';
import type { HttpEnv } from '../http-env.ts';
import { imageRoutes } from './images.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="#c2410c"/></svg>';
const files = createMemoryFiles();
const read = vi.spyOn(files, 'get');
let cacheFolder: string;
let address: string;
let hidden: string;
let remote: Server;
let remoteOrigin: string;
let app: Hono<HttpEnv>;

beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'ironwood-optimizer-'));
  const picture = await sharp({
    create: { width: 1600, height: 1000, channels: 3, background: '#c2410c' },
  })
    .jpeg()
    .toBuffer();
  const hash = createHash('sha256').update(picture).digest('hex');
  await files.put(originalKey({ hash, fileName: 'truck.jpg' }), picture);
  address = `/f/1/1600x1000/${hash}/truck.jpg`;
  const secret = hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  await files.put(originalKey({ hash: secret, fileName: 'truck.jpg', isPrivate: true }), picture);
  hidden = `/f/1/1600x1000/${secret}/truck.jpg`;
  remote = createServer((request, response) => {
    const answers: Record<string, () => void> = {
      '/truck.jpg': () => response.end(picture),
      '/page.jpg': () => response.end('<!doctype html><script>alert(1)</script>'),
      '/drawing.svg': () => response.end(drawing),
      '/moved.jpg': () => response.writeHead(302, { Location: '/truck.jpg' }).end(),
      '/long.jpg': () => response.end(Buffer.concat([picture, Buffer.alloc(200_000)])),
      '/half.jpg': () => response.end(picture.subarray(0, picture.length / 2)),
      '/bomb.png': () => response.end(pngOfPixels(30_000, 30_000)),
      '/slow.jpg': () => response.write(picture.subarray(0, 100)),
    };
    const answer = answers[request.url ?? ''] ?? (() => response.writeHead(404).end());
    answer();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => remote.once('listening', resolve));
  remoteOrigin = `http://127.0.0.1:${(remote.address() as AddressInfo).port}`;
  app = createApp();
});

afterAll(async () => {
  remote.closeAllConnections();
  remote.close();
  await rm(cacheFolder, { recursive: true });
});

function createApp(folder = cacheFolder) {
  // None of these routes uses the database.
  const ctx = createTestContext(null as unknown as Db, { files });
  const site = new Map<string, Uint8Array>([
    ['/mark.svg', Buffer.from(drawing)],
    ['/assets/boot.js', Buffer.from('alert(1)')],
  ]);
  const limits = { bytes: 100_000, ms: 500 };
  const isAllowed = (found: string) => found === '127.0.0.1';
  const hosts = [remoteOrigin, 'pictures.invalid'];
  const remotePictures = createRemotePictures({ hosts, isAllowed, limits });
  return new Hono<HttpEnv>()
    .use(async (c, next) => {
      c.set('ctx', ctx);
      c.set('tell', refusalText);
      c.set('visitorIp', '203.0.113.1');
      await next();
    })
    .route(
      '/',
      imageRoutes({
        getVariant: createVariants({ folder: join(folder, 'images') }),
        sourceOf: createAssetSource(),
        siteFile: (path) => site.get(path) ?? null,
        remotePictures,
      }),
    );
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers });
  return { response, status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

function vercel(url: string, rest = 'w=640') {
  return `/_vercel/image?url=${encodeURIComponent(url)}&${rest}`;
}

const accepted = { accept: 'image/avif,image/webp,*/*' };

test('/_ipx/ makes what its modifiers say', async () => {
  const plain = await get(`/_ipx/f_webp,w_320${address}`);
  expect(plain.response.headers.get('content-type')).toBe('image/webp');
  expect(await sharp(plain.bytes).metadata()).toMatchObject({
    format: 'webp',
    width: 320,
    height: 200,
  });
  const sized = await get(`/_ipx/f_png,fit_contain,s_320x320,b_ffffff${address}`);
  expect(await sharp(sized.bytes).metadata()).toMatchObject({
    format: 'png',
    width: 320,
    height: 320,
  });
  const corner = await sharp(sized.bytes)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...corner.subarray(0, 3)]).toEqual([255, 255, 255]);
  const stretched = await get(`/_ipx/f_jpg,fit_fill,s_320x160${address}`);
  expect(await sharp(stretched.bytes).metadata()).toMatchObject({ width: 320, height: 160 });
  const asItIs = await get(`/_ipx/_${address}`);
  expect(await sharp(asItIs.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1600 });
});

test('/_vercel/image makes the width of a screen, in quality 100 unless told, in the best format', async () => {
  const [plain, hundred, fifty] = await Promise.all([
    get(vercel(address), accepted),
    get(vercel(address, 'w=640&q=100'), accepted),
    get(vercel(address, 'w=640&q=50'), accepted),
  ]);
  expect(plain.response.headers.get('content-type')).toBe('image/avif');
  expect(plain.response.headers.get('vary')).toBe('Accept');
  expect(plain.response.headers.get('etag')).toBe(hundred.response.headers.get('etag'));
  expect(plain.response.headers.get('etag')).not.toBe(fifty.response.headers.get('etag'));
  expect(await sharp(plain.bytes).metadata()).toMatchObject({ width: 640, height: 400 });
  const webp = await get(vercel(address), { accept: 'image/webp' });
  expect(webp.response.headers.get('content-type')).toBe('image/webp');
  const again = await get(vercel(address), {
    ...accepted,
    'if-none-match': plain.response.headers.get('etag') ?? '',
  });
  expect(again.status).toBe(304);
});

test('a width that is not listed goes up to the next, and its height along', async () => {
  const { bytes } = await get(`/_ipx/f_webp,s_300x150${address}`);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 160 });
});

test('a hundred equal requests encode once', async () => {
  read.mockClear();
  const path = `/_ipx/f_webp,w_480,q_60${address}`;
  const answers = await Promise.all(Array.from({ length: 100 }, () => get(path)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(read).toHaveBeenCalledTimes(1);
});

test('a drawing is only ever sent as a picture', async () => {
  for (const path of ['/_ipx/_/mark.svg', vercel('/mark.svg')]) {
    const { response, bytes } = await get(path);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect((await sharp(bytes).metadata()).format).toBe('png');
  }
});

test.each([
  '/_ipx/w_0/mark.svg',
  '/_ipx/w_-1/mark.svg',
  '/_ipx/w_1e9/mark.svg',
  '/_ipx/w_1.5/mark.svg',
  '/_ipx/w_99999/mark.svg',
  '/_ipx/w_NaN/mark.svg',
  '/_ipx/blur_50/mark.svg',
  '/_ipx/constructor_1/mark.svg',
  '/_ipx/w_320,w_640/mark.svg',
  '/_ipx/s_320x200,w_320/mark.svg',
  '/_ipx/s_320x200x3/mark.svg',
  '/_ipx/f_svg/mark.svg',
  '/_ipx/q_101/mark.svg',
  '/_ipx/b_red;x/mark.svg',
  '/_ipx/fit_none/mark.svg',
  `/_ipx/${Array.from({ length: 60 }, (_, at) => `w_${at}`).join(',')}/mark.svg`,
  '/_ipx/w_320',
  '/_ipx/w_320/%E0%A4%A',
  vercel('/mark.svg', 'w=641'),
  vercel('/mark.svg', 'w=640&q=0'),
  vercel('/mark.svg', 'w=640&w=320'),
  vercel('/mark.svg', 'w=640&h=2'),
  vercel('/mark.svg?x=1'),
  vercel('mark.svg'),
  vercel('//127.0.0.1/truck.jpg'),
  vercel('/\\127.0.0.1/truck.jpg'),
  vercel('file:///etc/passwd'),
  vercel('ftp://pictures.invalid/truck.jpg'),
  vercel(`/${'a'.repeat(1100)}`),
  '/_vercel/image',
])('%s is refused with 400', async (path) => {
  expect((await get(path)).status).toBe(400);
});

test.each([
  '/_ipx/_/../package.json',
  '/_ipx/_/..%2f..%2fpackage.json',
  '/_ipx/_/%2e%2e/%2e%2e/etc/passwd',
  '/_ipx/_/assets%00/mark.svg',
  '/_ipx/_/nothing.png',
  vercel('/../package.json'),
  vercel('/assets/../../package.json'),
])('%s leads nowhere', async (path) => {
  expect([400, 404]).toContain((await get(path)).status);
});

test('what is no picture is not sent, and what is private is not there', async () => {
  expect((await get('/_ipx/_/assets/boot.js')).status).toBe(415);
  expect((await get(`/_ipx/w_320${hidden}`)).status).toBe(404);
  expect((await get(vercel(hidden))).status).toBe(404);
});

test('a picture of a listed site is made here, and kept for a day', async () => {
  const { response, bytes } = await get(vercel(`${remoteOrigin}/truck.jpg`), accepted);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 400 });
  const ipx = await get(`/_ipx/f_webp,w_320/${remoteOrigin}/truck.jpg`);
  expect(await sharp(ipx.bytes).metadata()).toMatchObject({ format: 'webp', width: 320 });
});

test.each([
  ['https://other.example/truck.jpg', 400],
  ['http://pictures.invalid/truck.jpg', 400],
  ['https://pictures.invalid:8443/truck.jpg', 400],
  ['https://pictures.invalid@other.example/truck.jpg', 400],
  ['https://somebody@pictures.invalid/truck.jpg', 400],
  ['https://pictures.invalid./truck.jpg', 400],
  ['https://sub.pictures.invalid/truck.jpg', 400],
  ['https://pictures.invalid/truck.jpg', 502],
])('%s is answered with %i', async (url, status) => {
  expect((await get(vercel(url))).status).toBe(status);
});

test.each([
  ['/page.jpg', 415],
  ['/drawing.svg', 415],
  ['/half.jpg', 415],
  ['/bomb.png', 415],
  ['/moved.jpg', 502],
  ['/long.jpg', 502],
  ['/slow.jpg', 502],
  ['/none.jpg', 502],
])('%s of a listed site is answered with %i and not kept', async (path, status) => {
  const { response, bytes } = await get(vercel(`${remoteOrigin}${path}`));
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toMatch(/no-store|max-age=5$/);
  expect(bytes.toString()).not.toContain('<');
});

test('what comes with a request picks neither the picture nor where it is from', async () => {
  const plain = await get(vercel(address, 'w=640&q=60'), accepted);
  const headers = {
    ...accepted,
    host: 'other.example',
    'x-forwarded-host': 'other.example',
    'x-original-url': '/_vercel/image?url=/none.jpg&w=320',
    'x-forwarded-proto': 'gopher',
    cookie: 'w=320',
  };
  const other = await get(vercel(address, 'q=60&w=640'), headers);
  expect(other.bytes.equals(plain.bytes)).toBe(true);
  expect(other.response.headers.get('etag')).toBe(plain.response.headers.get('etag'));
});

test('without room on the disk pictures are made all the same', async () => {
  const noFolder = join(cacheFolder, 'a-file');
  await writeFile(noFolder, '');
  const fresh = createApp(join(noFolder, 'cache'));
  const response = await fresh.request(`/_ipx/f_webp,w_320,q_45${address}`);
  expect(response.status).toBe(200);
});

test('bad requests in a burst leave the good ones alone', async () => {
  const bad = Array.from({ length: 500 }, (_, at) => get(`/_ipx/w_${at}x,q_${at}/mark.svg`));
  const good = Array.from({ length: 20 }, () => get(`/_ipx/f_webp,w_640${address}`));
  expect(new Set((await Promise.all(bad)).map(({ status }) => status))).toEqual(new Set([400]));
  expect(new Set((await Promise.all(good)).map(({ status }) => status))).toEqual(new Set([200]));
});
