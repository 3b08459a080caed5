import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import file from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { renderBlok } from '#tests/render-blok.tsx';
import { openTestDatabase } from '#tests/setup/database.ts';
import { load } from './load.server.ts';
import { storeGridSchema } from './schema.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedSettings(ctx, siteFile);
  await seedVehicles(ctx, records);
  await seedCatalog(ctx, file);
});
afterAll(() => database.close());

async function shelf(category: string, query = '') {
  const blok = storeGridSchema.parse({ component: 'store-grid', category });
  const url = new URL(`http://localhost/store/${category}${query}`);
  const page = requestOf({ context: null, url, request: new Request(url), params: {} });
  const data = await load({ ctx, blok, page });
  return { data, html: renderBlok(blok, data) };
}

test('every wheel line has its price band, its drawing and a page', async () => {
  const { data, html } = await shelf('wheels');
  expect(data.lines).toHaveLength(8);
  expect(html).toContain('href="/store/wheels/basaltline-corbel"');
  expect(html).toContain('/drawings/wheel.svg?line=basaltline-corbel');
  expect(html).toContain('$239 to ');
});

test('a kit is drawn on a vehicle that it was made for', async () => {
  for (const { picture, name } of (await shelf('lift-kits')).data.lines) {
    expect(picture, name).toMatchObject({ drawing: { vehicle: expect.any(String) } });
  }
});

test('a wish leaves the lines that have it, and an unknown wish is none', async () => {
  const vantrel = await shelf('wheels', '?brand=vantrel');
  expect(vantrel.data.lines.map(({ name }) => name)).toEqual(['Mullion', 'Quoin']);
  expect((await shelf('wheels', '?brand=nobody')).data.lines).toHaveLength(8);
});

test('the cheapest comes first when asked for, and other wishes keep the order', async () => {
  const { data, html } = await shelf('wheels', '?sort=priceUp');
  expect(data.lines[0]).toMatchObject({ name: 'Daisy' });
  expect(html).toContain('href="/store/wheels?brand=vantrel&amp;sort=priceUp"');
});

test('wishes that leave nothing say so and lead back', async () => {
  const { html } = await shelf('wheels', '?brand=vantrel&construction=steel');
  expect(html).toContain('Nothing left with those filters');
  expect(html).toMatch(/href="\/store\/wheels"[^>]*>See everything/);
});

const wrangler =
  '?vehicle=jeep-wrangler-jl-4dr-2018&year=2021&lift=farrowpeak-longarm-3.5x3.5&tire=35x12.50';

test('with a truck each line says how many of its sizes fit, and no line is there that has none', async () => {
  const { data, html } = await shelf('wheels', `${wrangler}&work=none`);
  expect(data.truck?.name).toBe('2021 Jeep Wrangler Unlimited (4-door)');
  expect(data.lines.every(({ fit }) => fit?.tone === 'fits')).toBe(true);
  expect(data.lines.length + data.refused.count).toBe(8);
  expect(data.refused.lines).toEqual([]);
  expect(html).toContain(`Show what does not fit (${data.refused.count})`);
});

test('what does not fit is shown with the reason of its nearest size', async () => {
  const { data } = await shelf('wheels', `${wrangler}&work=none&refused=show`);
  const gnomon = data.refused.lines.find(({ name }) => name === 'Gnomon');
  expect(gnomon?.why).toBe('Wheel is drilled 6x135, truck is 5x127: the lug holes do not line up.');
  expect(data.refused.lines).toHaveLength(data.refused.count);
});

test('lists that do not go together are narrowed first, and nothing is judged meanwhile', async () => {
  const query = '?year=2021&make=Jeep&model=F-150&vehicle=ford-f150-2021';
  const { data } = await shelf('wheels', query);
  expect(data.truck).toBeNull();
  expect(data.picker).toMatchObject({ isChoosing: true, picked: { make: 'Jeep' } });
  expect(data.picker?.models).not.toContain('F-150');
});

test('a kit that is not for this truck is not kept, nor is a vehicle that is not on record', async () => {
  const strange = await shelf('wheels', '?vehicle=ford-f150-2021&lift=farrowpeak-longarm-6x6');
  expect(strange.data.truck?.wish.liftSku).toBeNull();
  expect((await shelf('wheels', '?vehicle=lada-niva')).data.truck).toBeNull();
});
