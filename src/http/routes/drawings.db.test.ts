import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import file from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
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
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import type { HttpEnv } from '../http-env.ts';
import { onError } from '../on-error.ts';
import { drawingRoutes } from './drawings.ts';

let database: Database;
let drawn = 0;
const app = new Hono<HttpEnv>();

beforeAll(async () => {
  database = await openTestDatabase();
  const ctx = createTestContext(database.db);
  await seedVehicles(ctx, records);
  await seedCatalog(ctx, file);
  app.use(async (c, next) => {
    c.set('ctx', ctx);
    c.set('tell', refusalText);
    await next();
  });
  app.onError(onError);
  const countingDrawSide: typeof drawSide = (request) => {
    drawn += 1;
    return drawSide(request);
  };
  app.route(
    '/',
    drawingRoutes({
      drawFront,
      drawSection,
      drawSide: countingDrawSide,
      drawWheel,
      stockBuild,
      designOf,
      finishOf,
      paintedIn,
    }),
  );
});
afterAll(() => database.close());

const f150 = '/drawings/side.svg?vehicle=ford-f150-2021';

test('a stock vehicle is drawn, for ever, as nothing but a picture', async () => {
  const response = await app.request(f150);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    vary: 'Accept-Encoding',
  });
  expect(await response.text()).toMatch(/^<svg[^>]+xmlns/);
});

test('lift, catalogue parts and colour change the drawing', async () => {
  const stock = await (await app.request(f150)).text();
  const wheel = 'basaltline-corbel-17x9-6x135-p0';
  const tire = 'granfell-saltmarch-at-35x1250r17lt';
  const built = await app.request(
    `${f150}&lift=4&liftRear=3&wheel=${wheel}&tire=${tire}&colour=2f6a74&theme=dark`,
  );
  expect(built.status).toBe(200);
  expect(await built.text()).not.toBe(stock);
  const larger = await app.request(`${f150}&tire=37`);
  expect(await larger.text()).not.toBe(stock);
});

test('paint, roof, flares and trim change the drawing', async () => {
  const looks = ['colour=2f6a74', 'paint=solid', 'roof=e9e6de', 'flares=black', 'trim=black'];
  const seen = new Set<string>();
  let address = f150;
  for (const look of looks) {
    address += `&${look}`;
    const answer = await app.request(address);
    expect(answer.status).toBe(200);
    seen.add(await answer.text());
  }
  expect(seen.size).toBe(looks.length);
});

test('the same drawing is drawn once and sent compressed', async () => {
  const before = drawn;
  const address = `${f150}&lift=2.5`;
  const plain = await (await app.request(address)).text();
  const packed = await app.request(address, { headers: { 'accept-encoding': 'br, gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain);
  expect(drawn - before).toBe(1);
});

test('a wheel of a line is drawn alone or in its tire', async () => {
  const bare = await app.request(
    '/drawings/wheel.svg?line=orrery-gnomon&finish=bronze&diameter=20',
  );
  const fitted = await app.request('/drawings/wheel.svg?line=orrery-gnomon&tire=35&diameter=20');
  expect([bare.status, fitted.status]).toEqual([200, 200]);
  expect(await bare.text()).not.toBe(await fitted.text());
});

test.each([
  '/drawings/side.svg?vehicle=ford-model-t',
  `${f150}&wheel=nobody`,
  `${f150}&tire=nothing`,
  '/drawings/wheel.svg?line=bramblecut-fenline',
])('%s is not there', async (address) => {
  expect((await app.request(address)).status).toBe(404);
});

test.each([
  '/drawings/side.svg',
  `${f150}&lift=400`,
  `${f150}&lift=high`,
  `${f150}&colour=red`,
  `${f150}&roof=plaid`,
  `${f150}&trim=gold`,
  `${f150}&theme=<script>`,
  `${f150}&unknown=1`,
  '/drawings/wheel.svg?line=orrery-gnomon&size=100000',
])('%s is refused', async (address) => {
  expect((await app.request(address)).status).toBe(422);
});

test('what was offered once is still drawn; a draft is not', async () => {
  const wheel = '/drawings/wheel.svg?line=vantrel-quoin';
  const truck = `${f150}&wheel=vantrel-quoin-18x8.5-6x135-p25&tire=granfell-saltmarch-at-lt28575r18`;
  const setStatus = (status: string) =>
    database.pool.query(
      `update catalog_lines set status = $1 where id in ('vantrel-quoin', 'granfell-saltmarch-at')`,
      [status],
    );
  await setStatus('discontinued');
  expect((await app.request(wheel)).status).toBe(200);
  expect((await app.request(`${truck}&v=gone`)).status).toBe(200);
  await setStatus('draft');
  expect((await app.request(`${wheel}&v=draft`)).status).toBe(404);
  expect((await app.request(`${truck}&v=draft`)).status).toBe(404);
  await setStatus('active');
});
