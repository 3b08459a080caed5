import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { seedCatalog, seedVehicles } from '#src/db/seeds/catalog.ts';
import file from '#src/db/seeds/demo/catalog.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import type { Ctx } from '#src/domain/context.ts';
import { renewCatalogVersion } from '#src/domain/facts/index.server.ts';
import { importAsset } from '#src/domain/media/index.server.ts';
import { assetUrl } from '#src/domain/media/index.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { renderBlok } from '#tests/render-blok.tsx';
import { openTestDatabase } from '#tests/setup/database.ts';
import { load } from './load.server.ts';
import { productDetailSchema } from './schema.ts';

const maker = {
  content: {
    component: 'brand',
    lineDetails: [{ component: 'brand-line', lineId: 'vantrel-quoin', story: 'It tucks.' }],
  },
};

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  const { content, ...rest } = createTestContext(database.db);
  // The test reads two fields of a story; the rest of the wire format does not matter here.
  ctx = { ...rest, content: { ...content, getStory: async () => maker as never } };
  await seedSettings(ctx, siteFile);
  await seedCatalog(ctx, file);
  await seedVehicles(ctx, records);
});
afterAll(() => database.close());

function productAt(slug: string, path = '/store/wheels') {
  const url = new URL(`http://localhost${path}/${slug}`);
  const params = { slug: slug.split('?')[0] };
  const page = requestOf({ context: null, url, request: new Request(url), params });
  return load({ ctx, page, blok: productDetailSchema.parse({ component: 'product-detail' }) });
}

test('a line tells its maker’s words, its price band and the way into a build', async () => {
  const html = renderBlok({ component: 'product-detail' }, await productAt('vantrel-quoin'));
  expect(html).toContain('<h1 translate="no">Quoin</h1>');
  expect(html).toContain('It tucks.');
  expect(html).toContain('$309 to $349');
  expect(html).toContain('four from $1,236');
  expect(html).toContain('name="line" value="vantrel-quoin"');
});

test('its data name the page', async () => {
  expect((await productAt('vantrel-quoin')).pageWords).toEqual({
    brand: 'Vantrel',
    name: 'Quoin',
    shelf: 'wheels',
    construction: 'flow-formed',
    sizes: '17 and 18 in',
    patternCount: '6',
    priceBand: '$309 to $349',
  });
  expect((await productAt('vantrel-quoin', '/es/store/wheels')).pageWords).toMatchObject({
    sizes: '17 y 18 pulg',
  });
});

test('wheels that differ only in their pattern share a row; every wheel is in one', async () => {
  for (const { lineId } of file.wheelLines) {
    const wheels = file.wheels.filter((wheel) => wheel.lineId === lineId);
    const { sizes } = await productAt(lineId);
    const listed = sizes.flatMap(({ head, cells: { offset = '', patterns } }) =>
      (patterns ?? '')
        .split(', ')
        .map((pattern) => `${head} ${Number(offset?.replace('−', '-'))} ${pattern}`),
    );
    const known = wheels.flatMap(({ diameterIn, widthIn, offsetMm, boltPatterns }) =>
      boltPatterns.map((pattern) => `${diameterIn}x${widthIn} ${offsetMm} ${pattern}`),
    );
    expect(new Set(listed), lineId).toEqual(new Set(known));
    expect(sizes.length, lineId).toBeLessThan(wheels.length);
  }
});

test('backspacing is computed, and is what the catalogue says', async () => {
  const { sizes } = await productAt('vantrel-quoin');
  const row = sizes.find(({ head, cells }) => head === '17x8.5' && cells.offset === '+18');
  expect(row?.cells.backspacing).toBe('5.46');
});

test('a long table of tires folds by the wheel they go on; what fits best is open', async () => {
  const { sizes, sizeGroups } = await productAt('granfell-saltmarch-at', '/store/tires');
  expect(sizeGroups.flatMap(({ skus }) => skus).toSorted()).toEqual(
    sizes.map(({ sku }) => sku).toSorted(),
  );
  expect(sizeGroups.map(({ title }) => title)).toEqual(
    [15, 16, 17, 18, 20, 22].map((rim) => `${rim}-in wheels`),
  );
  expect(sizeGroups.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  const on = '?vehicle=ford-f150-2021&year=2021';
  const judged = await productAt(`granfell-saltmarch-at${on}`, '/store/tires');
  const [best] = judged.sizes;
  expect(best?.fit?.verdict).toBe('fits');
  for (const { isOpen, skus } of judged.sizeGroups) {
    expect(isOpen).toBe(skus.includes(best?.sku ?? ''));
  }
  expect((await productAt('vantrel-quoin')).sizeGroups).toEqual([]);
});

test('each finish can be chosen without a script, and only the first is fetched at once', async () => {
  const html = renderBlok({ component: 'product-detail' }, await productAt('vantrel-quoin'));
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).toMatch(/class="product-finish-0"[^>]*fetchPriority="high"/);
  expect(html).toMatch(/class="product-finish-1"[^>]*loading="lazy"/);
});

test('photographs lead, in their own words, and one that the library has lost is left out', async () => {
  const bytes = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: '#a63' },
  })
    .jpeg()
    .toBuffer();
  const alt = { en: 'Quoin on a Tacoma', es: 'Quoin en una Tacoma' };
  const files = createMemoryFiles();
  const asset = await importAsset({ ...ctx, files }, { fileName: 'quoin.jpg', bytes, alt });
  const images = [
    `/f/1/800x600/${'0'.repeat(64)}/lost.jpg`,
    assetUrl(asset),
    'https://x.example/y',
  ];
  await database.pool.query(`update catalog_lines set images = $1 where id = 'vantrel-quoin'`, [
    images,
  ]);
  const { photos } = await productAt('vantrel-quoin', '/es/store/wheels');
  expect(photos).toEqual([{ src: assetUrl(asset), alt: 'Quoin en una Tacoma', focus: '' }]);
  const html = renderBlok({ component: 'product-detail' }, await productAt('vantrel-quoin'));
  expect(html).toMatch(/alt="Quoin on a Tacoma"[^>]*fetchPriority="high"/);
  expect(html).toMatch(/srcSet="[^"]*320x240[^"]*320w/);
  expect(html).toMatch(/class="product-finish-0"[^>]*loading="lazy"/);
});

test('a line that the shop does not have, or that is no wheel, is not found', async () => {
  await expect(productAt('vantrel-cartwheel')).rejects.toMatchObject({ code: 'not-found' });
  await expect(productAt('bramblecut-fenline')).rejects.toMatchObject({ code: 'not-found' });
});

test('what a supplier lists for the truck is told beside our verdict, which stays what it is', async () => {
  const path = 'tinstead-fallow?vehicle=ford-f150-2021&year=2021';
  const before = await productAt(path);
  const sku = before.sizes.find(({ fit }) => fit?.verdict === 'does-not-fit')?.sku ?? '';
  await database.pool.query(
    `with file as (
       insert into fit_files (id, file_name, file_key, bytes, supplier, header, state, run, applied_number, applied_at, actor_name, counts)
       values (gen_random_uuid(), 'a.xml', 'none', 1, 'XBRM',
         '{"version":"4.2","company":"Bramblecut","brandCode":null,"title":null,"isFull":true,"effectiveOn":null}',
         'applied', gen_random_uuid(), 1, '2026-11-29T02:00:00Z', 'Priya', '{}') returning id),
     app as (
       insert into fit_applications (file_id, number, line, part, change, narrowing, notes, conditions, quantity)
       select id, 1, 1, $1, 'added', '[]', '["Not for Raptor"]', '[]', 1 from file)
     insert into fit_hints (file_id, number, part, vehicle_id, is_asked, year_from, year_to)
     select id, 1, $1, 'ford-f150-2021', false, 2021, 2022 from file`,
    [sku],
  );
  // As applying a file does.
  await renewCatalogVersion(database);
  const after = await productAt(path);
  // In Phoenix it is still the day before.
  expect(after.sizes.find((row) => row.sku === sku)?.fit?.said).toBe(
    'Bramblecut lists it for this truck (November 28, 2026); by our figures it does not fit. In its words: Not for Raptor.',
  );
  const plain = after.sizes.map(({ fit, ...row }) => {
    const { said, ...ours } = fit ?? {};
    return { ...row, fit: ours };
  });
  expect(plain).toEqual(before.sizes);
  const html = renderBlok({ component: 'product-detail' }, after);
  expect(html).toContain('Bramblecut lists it for this truck (November 28, 2026)');
  expect(renderBlok({ component: 'product-detail' }, before)).not.toContain('Bramblecut');
  await database.pool.query('delete from fit_files');
  await renewCatalogVersion(database);
});
