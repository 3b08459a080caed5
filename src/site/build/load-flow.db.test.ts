import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import {
  type BuildAccess,
  buildCookie,
  listParts,
  resolveBuild,
} from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { submitBuild } from '#src/domain/leads/index.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { catalog } from '#tests/factories/demo-records.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { emptyListOf } from './choices/nothing-here.tsx';
import type { FlowData } from './flow-data.ts';
import { flowRedirect } from './flow-redirect.server.ts';
import { loadFlow } from './load-flow.server.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

/** One context per request, as the server creates them. */
function newCtx(): Ctx {
  return createTestContext(database.db, { actor: { kind: 'visitor' } });
}

function visit(path: string, access?: BuildAccess) {
  const url = new URL(path, 'http://localhost');
  const cookie = access && buildCookie(access, { secure: false }).split(';')[0];
  return { url, request: new Request(url, { headers: cookie ? { Cookie: cookie } : {} }) };
}

const start = () => startBuild(newCtx(), { vehicleId: 'ford-f150-2021', year: 2021 });
const goes = (path: string, access?: BuildAccess) =>
  flowRedirect(newCtx(), visit(path, access).request);

test('without a build only the first step is there', async () => {
  expect(await goes('/build')).toBeNull();
  expect(await goes('/build?step=wheels')).toBe('/build');
  expect(await loadFlow(newCtx(), visit('/build'))).toMatchObject({
    step: 'vehicle',
    build: { id: null },
    picked: { vehicleId: 'ford-f150-2021' },
  });
});

test('words and a VIN without a script answer what they say of trim and drive', async () => {
  const toldAt = async (query: string) => {
    const data = await loadFlow(newCtx(), visit(`/build?step=vehicle&${query}`));
    return data?.step === 'vehicle' ? data.told.own : null;
  };
  expect(await toldAt('q=2022+f150+tremor+4x4')).toEqual({ trim: 'tremor', drive: '4wd' });
  expect(await toldAt('q=2022+f150')).toBeUndefined();
  const vin = 'vin=found.drive-4x2&vehicle=ford-f150-2021&year=2022';
  expect(await toldAt(`${vin}&trim=Tremor`)).toEqual({ trim: 'tremor', drive: '2wd' });
  expect(await toldAt('vehicle=ford-f150-2021&year=2022&gawr-rear=3850')).toEqual({
    gawrRearLb: 3850,
  });
});

test('a kept build is taken up where it was left', async () => {
  const access = await start();
  await recordCompletedOptions(newCtx(), { ...access, meta: { 'lift-kits': { sku: null } } });
  expect(await goes('/build', access)).toBe('/build?step=wheels');
  expect(await goes('/build?step=tires', access)).toBeNull();
  expect(await goes('/build?step=roof', access)).toBe('/build?step=wheels');
  expect(await goes('/build?vehicle=jeep-wrangler-jl-4dr-2018', access)).toBeNull();
});

test('a sent build is finished: its steps lead to what was sent, the start is free again', async () => {
  const access = await start();
  const details = { name: 'Dana', contact: 'dana@example.com', consent: 'on' };
  await submitBuild(newCtx(), { ...details, buildId: access.id, capability: access.capability });
  expect(await goes('/build?step=wheels', access)).toBe('/build/complete');
  expect(await goes('/build', access)).toBeNull();
  expect(await loadFlow(newCtx(), visit('/build', access))).toMatchObject({ build: { id: null } });
});

test('an option lists what fits first, and only the records it shows', async () => {
  const access = await start();
  const data = await loadFlow(newCtx(), visit('/build?step=wheels', access));
  const { groups, total, refused } = listOf(data).narrowed;
  expect(groups[0]?.verdict).toBe('fits');
  const shown = groups.flatMap(({ skus }) => skus);
  expect(data.catalogue.wheels).toHaveLength(shown.length);
  expect(groups.map(({ verdict }) => verdict)).not.toContain('does-not-fit');
  // The same wheels drilled for other trucks are neither shown nor refused one by one.
  const onThisHub = catalog.wheels.filter(({ boltPatterns }) => boltPatterns.includes('6x135'));
  expect(total + refused).toBe(onThisHub.length);
});

test('what does not fit is shown on request', async () => {
  const access = await start();
  await recordCompletedOptions(newCtx(), { ...access, meta: { wheels: { sku: null } } });
  const address = '/build?step=tires&refused=1&more=does-not-fit-120';
  const all = listOf(await loadFlow(newCtx(), visit(address, access)));
  const refused = all.narrowed.groups.at(-1);
  expect(refused).toMatchObject({ verdict: 'does-not-fit' });
  expect(refused?.skus.length).toBeGreaterThan(20);
});

test('an empty list says for which vehicle, and whether the other parts may be why', async () => {
  const access = await startBuild(newCtx(), { vehicleId: 'ford-maverick-2022', year: 2024 });
  const emptyAt = async (step: string) => {
    const data = await loadFlow(newCtx(), visit(`/build?step=${step}`, access));
    if (data.step === 'vehicle' || data.step === 'details') throw new Error(`It is ${data.step}`);
    return emptyListOf(data, 'en');
  };
  const vehicle = '2024 Ford Maverick';
  expect(await emptyAt('lift-kits')).toEqual({ vehicle, hasOtherParts: false });
  const [tire] = catalog.tires;
  const meta = {
    'lift-kits': { sku: null },
    wheels: { sku: null },
    tires: { sku: tire?.sku ?? '' },
  };
  await recordCompletedOptions(newCtx(), { ...access, meta });
  expect(await emptyAt('wheels')).toEqual({ vehicle, hasOtherParts: true });
  expect(await emptyAt('tires')).toEqual({ vehicle, hasOtherParts: false });
});

test('an address narrows the list, and says what is left', async () => {
  const access = await start();
  const address = '/build?step=wheels&brand=vantrel&size=18&max=1500';
  const { narrowed, wishes } = listOf(await loadFlow(newCtx(), visit(address, access)));
  expect(wishes).toMatchObject({ values: { brand: ['vantrel'], size: ['18'] }, maxCents: 150_000 });
  const skus = narrowed.groups.flatMap((group) => group.skus);
  expect(skus.length).toBeGreaterThan(0);
  expect(skus.every((sku) => /^vantrel-.*-18x/.test(sku))).toBe(true);
  expect(narrowed.counts.brand.get('vantrel')).toBe(narrowed.total);
});

test('a vehicle that the catalogue does not have is asked for again', async () => {
  const access = await start();
  const meta = { vehicle: { vehicleId: 'gone', year: 2021 } };
  await recordCompletedOptions(newCtx(), { ...access, meta });
  const data = await loadFlow(newCtx(), visit('/build?step=wheels', access));
  expect(data).toMatchObject({ step: 'vehicle', picked: { vehicleId: 'ford-f150-2021' } });
});

test('a part that the shop has stopped offering stays in the build, and is proposed to nobody', async () => {
  const access = await start();
  const meta = {
    'lift-kits': { sku: 'bramblecut-fenline-6x5' },
    wheels: { sku: 'vantrel-quoin-18x8.5-6x135-p25' },
    tires: { sku: 'granfell-saltmarch-at-lt28575r18' },
  };
  await recordCompletedOptions(newCtx(), { ...access, meta });
  const before = shownParts(await loadFlow(newCtx(), visit('/build?step=wheels', access)));
  const change = (from: string, to: string) =>
    database.pool.query(`
      update catalog_lines set status = '${to}' where status = '${from}' and id in ('bramblecut-fenline', 'granfell-saltmarch-at');
      update catalog_variants set status = '${to}' where status = '${from}' and line_id = 'vantrel-quoin'`);
  await change('active', 'discontinued');
  try {
    const data = await loadFlow(newCtx(), visit('/build?step=wheels', access));
    expect(shownParts(data)).toEqual(before.map((part) => ({ ...part, isGone: true })));
    const offered = listOf(data).narrowed.groups.flatMap(({ skus }) => skus);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered).not.toContain(meta.wheels.sku);
    const other = await loadFlow(newCtx(), visit('/build?step=wheels', await start()));
    expect(other.catalogue.gone).toBeUndefined();
  } finally {
    await change('discontinued', 'active');
  }
});

function shownParts(data: FlowData) {
  const resolved = resolveBuild(data.build, data.catalogue);
  return resolved ? listParts(resolved) : [];
}

function listOf(data: FlowData) {
  if (!('list' in data)) throw new Error('not an option step');
  return data.list;
}

test('an address that asks for parts by limits, or for the details, gets what it asks for', async () => {
  const access = await start();
  const solving = visit('/build?step=wheels&view=solve&work=no-trimming', access);
  const { solver } = await loadFlow(newCtx(), solving);
  expect(solver?.found.length).toBeGreaterThan(0);
  const details = await loadFlow(newCtx(), visit('/build?step=details', access));
  expect(details).toMatchObject({ photos: [], phones: { call: expect.stringMatching(/^\+1/) } });
});
