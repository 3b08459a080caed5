import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { announceUpload, finishUpload } from '#src/domain/media/index.server.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import type { HttpEnv } from '../http-env.ts';
import { onError } from '../on-error.ts';
import { uploadRoutes } from './uploads.ts';

let database: Database;
let ctx: Ctx;
let app: Hono<HttpEnv>;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('ctx', { ...ctx, actor: { kind: 'visitor' } });
    c.set('tell', refusalText);
    await next();
  });
  app.onError(onError);
  app.route('/', uploadRoutes());
});
afterAll(() => database.close());

function postUpload(
  path: string,
  parts: Record<string, string | Blob>,
  headers: Record<string, string> = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  return app.request(path, { method: 'POST', body, headers });
}

async function picture(): Promise<Blob> {
  const background = '#aabbcc';
  const image = sharp({ create: { width: 64, height: 40, channels: 3, background } });
  return new Blob([new Uint8Array(await image.png().toBuffer())]);
}

test('the bytes of an announced upload become its asset', async () => {
  const { id, path, fields } = await announceUpload(ctx, { fileName: 'truck.png' });
  const response = await postUpload(path, { ...fields, file: await picture() });
  expect(response.status).toBe(204);
  expect((await finishUpload(ctx, { id })).asset).toMatchObject({ id, widthPx: 64, heightPx: 40 });
});

test('an address that was not given out takes nothing', async () => {
  const { path } = await announceUpload(ctx, { fileName: 'truck.png' });
  const forged = [path.replace(/\d+\?/, '999?'), `${path}x`, path.split('?')[0] ?? ''];
  for (const address of forged) {
    expect((await postUpload(address, { file: await picture() })).status).toBe(403);
  }
});

test('what cannot be an asset is refused with a sentence for the person', async () => {
  const { id, path } = await announceUpload(ctx, { fileName: 'truck.png' });
  const refused = await postUpload(path, { file: new Blob(['<script>']) });
  expect(refused.status).toBe(422);
  expect((await refused.json()).detail).toMatch(/^The library keeps pictures/);
  expect((await postUpload(path, { other: 'x' })).status).toBe(422);
  await expect(finishUpload(ctx, { id })).rejects.toMatchObject({ code: 'conflict' });
});

test('the office’s page is told in the language that it is in', async () => {
  const { path } = await announceUpload(ctx, { fileName: 'truck.png' });
  const spanish = { 'accept-language': 'es' };
  const refused = await postUpload(path, { file: new Blob(['<script>']) }, spanish);
  expect((await refused.json()).detail).toMatch(/^La biblioteca guarda imágenes/);
});

test('a body beyond the largest file is refused by its length', async () => {
  const { path } = await announceUpload(ctx, { fileName: 'film.mp4' });
  const headers = { 'content-length': String(1e9), 'content-type': 'multipart/form-data' };
  const response = await app.request(path, { method: 'POST', headers, body: 'x' });
  expect(response.status).toBe(413);
});
