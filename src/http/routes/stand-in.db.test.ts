import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { originalKey } from '#src/domain/media/index.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { createAssetSource } from '../assets/asset-source.ts';
import { createVariants } from '../assets/variants.ts';
import type { HttpEnv } from '../http-env.ts';
import { assetRoutes } from './assets.ts';

const folder = await mkdtemp(join(tmpdir(), 'ironwood-images-'));
const database = await openTestDatabase();
const files = createMemoryFiles();
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const create = { width: 1600, height: 1000, channels: 3, background: '#c2410c' } as const;
const original = await sharp({ create }).jpeg().toBuffer();
const hash = createHash('sha256').update(original).digest('hex');
await files.put(originalKey({ hash, fileName: 'truck.jpg' }), original);
const address = `/f/1/1600x1000/${hash}/truck.jpg`;

const app = new Hono<HttpEnv>();
app.use(async (c, next) => {
  c.set('ctx', createTestContext(database.db, { files }));
  c.set('visitorIp', '203.0.113.1');
  await next();
});
const getVariant = createVariants({ folder });
app.route('/', assetRoutes({ getVariant, sourceOf: createAssetSource() }));

async function get(path: string) {
  const response = await app.request(path, { headers: { accept: 'image/avif,image/webp,*/*' } });
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

test('until the best format is made, a fast one stands in for a minute', async () => {
  const first = await get(`${address}/m/960x0`);
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'webp', width: 960 });
  const later = await vi.waitFor(async () => {
    const again = await get(`${address}/m/960x0`);
    expect(again.headers.get('content-type')).toBe('image/avif');
    return again;
  }, 10_000);
  expect(later.headers.get('cache-control')).toContain('immutable');
  expect(later.headers.get('etag')).not.toBe(first.headers.get('etag'));
});

test('a format that is asked for by name is waited for', async () => {
  const { headers } = await get(`${address}/m/320x0/filters:format(avif)`);
  expect(headers.get('content-type')).toBe('image/avif');
});
