import { eq } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { leads } from '#src/db/schema/leads.ts';
import { getBuild, recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import { type BuildAccess, buildCookie, readBuildCookie } from '#src/domain/builds/index.ts';
import { vehicleChoices } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createFormWatch } from '#src/web/forms/guard/form-watch.ts';
import { formWatchContext } from '#src/web/forms/guard/form-watch-context.ts';
import { guardNames } from '#src/web/forms/guard/guard-names.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { markerIn, markers } from '#tests/logs/markers.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { actOnBuild } from './build-actions.server.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

function post(access: BuildAccess, step: string, fields: Record<string, string | string[]>) {
  const [Cookie = ''] = buildCookie(access, { secure: false }).split(';');
  const url = `http://localhost/build?step=${step}`;
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  const request = new Request(url, { method: 'POST', headers: { Cookie }, body });
  return act(request);
}

/** A context caches what was read in a request. */
function act(request: Request) {
  const context = new RouterContextProvider();
  context.set(ctxContext, { ...ctx });
  const nowMs = () => ctx.clock.now().epochMilliseconds;
  const watch = { minimumSeconds: 3, attackPerMinute: 60, nowMs };
  context.set(formWatchContext, createFormWatch(watch));
  return actOnBuild(context, request);
}

const toVehicle = { status: 303, headers: expect.any(Headers) };

test('a build on a vehicle that the shop no longer has leads back to the vehicles', async () => {
  const access = await startBuild(ctx, { vehicleId: 'ford-f150-2021', year: 2021 });
  const meta = { vehicle: { vehicleId: 'gone-1900', year: 2021 } };
  await recordCompletedOptions(ctx, { ...access, meta });
  const details = { intent: 'send', name: 'Dana', contact: '602 555 0199', consent: 'on' };
  const answer = await post(access, 'details', details);
  expect(answer).toMatchObject(toVehicle);
  expect((answer as Response).headers.get('Location')).toBe('/build?step=vehicle');
});

test('a VIN leads to its truck without a script, and is in no address', async () => {
  const access = await builtTruck();
  const locationOf = async (q: string) => {
    const answer = (await post(access, 'vehicle', { intent: 'start', q })) as Response;
    return answer.headers.get('Location') ?? '';
  };
  const found = await locationOf(markers.vin);
  expect(markerIn(found)).toBeNull();
  expect(Object.fromEntries(new URL(found, 'http://localhost').searchParams)).toMatchObject({
    ...{ step: 'vehicle', vehicle: 'ford-f150-2021', year: '2021' },
    vin: 'found.cab-crew.drive-4x4.ask-trim',
  });
  expect(await locationOf('1FTBW2CM1LKA12345')).toContain(
    'unlisted=Ford&unlisted=Transit&unlisted=2020',
  );
  const short = await locationOf(markers.vin.slice(0, 16));
  expect(short).toBe('/build?vin=length&figures=16&step=vehicle');
  expect(await locationOf('2019 silv')).toBe('/build?q=2019+silv&step=vehicle');
});

test('what an owner tells about the truck goes with the build; a form without the questions takes nothing back', async () => {
  const access = await builtTruck();
  const picked = {
    intent: 'start',
    year: '2021',
    make: 'Ford',
    model: 'F-150',
    vehicle: 'ford-f150-2021',
  };
  const options = ['lift-kits', 'wheels', 'tires'];
  const kept = async () => (await getBuild(ctx, access)).completedOptions.vehicle?.own;
  const label = { 'gawr-front': '3,525 lb', 'gawr-rear': '' };
  const heights = { 'fender-front': '21 1/2', 'fender-rear': '23.5 in' };
  const told = { gawrFrontLb: 3525, fenderFrontIn: 21.5, fenderRearIn: 23.5 };
  const answers = { trim: 'xl-stx', drive: '2wd', ...label, ...heights };
  await post(access, 'vehicle', { ...picked, options, ...answers });
  expect(await kept()).toEqual({ trim: 'xl-stx', drive: '2wd', ...told });
  await post(access, 'vehicle', { ...picked, options });
  expect(await kept()).toEqual({ trim: 'xl-stx', drive: '2wd', ...told });
  const empty = Object.fromEntries(Object.keys(answers).map((name) => [name, '']));
  await post(access, 'vehicle', { ...picked, options, ...empty });
  expect(await kept()).toBeUndefined();
});

test.each<Record<string, string>>([
  { 'gawr-front': 'heavy', 'fender-rear': '23.5' },
  { 'fender-front': 'about 20', 'fender-rear': '23.5' },
  { 'fender-front': '54', 'gawr-front': '3525' },
])('%j cannot be: all comes back as it was typed, and nothing is kept', async (wrong) => {
  const access = await builtTruck();
  const picked = { year: '2021', make: 'Ford', model: 'F-150', vehicle: 'ford-f150-2021' };
  const typed = { trim: 'tremor', ...wrong };
  const form = { intent: 'start', ...picked, options: ['tires'], ...typed };
  const answer = (await post(access, 'vehicle', form)) as Response;
  const address = new URL(answer.headers.get('Location') ?? '', 'http://localhost');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ ...picked, ...typed });
  expect((await getBuild(ctx, access)).completedOptions.vehicle?.own).toBeUndefined();
});

test('a part from the store takes along what was told there; answers that no truck has are no failure', async () => {
  const page = { intent: 'add', option: 'tires', line: 'granfell-saltmarch-at' };
  const truck = { vehicle: 'ford-f150-2021', year: '2021', trim: 'tremor', 'gawr-rear': '3850' };
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`has-o${at}`, 'yes']));
  const ownAfter = async (fields: Record<string, string>) => {
    const request = new Request('http://localhost/build?step=vehicle', {
      method: 'POST',
      body: new URLSearchParams({ ...page, ...truck, ...fields }),
    });
    const cookie = ((await act(request)) as Response).headers.get('Set-Cookie') ?? '';
    const access = readBuildCookie(cookie.split(';')[0] ?? null);
    return access && (await getBuild(ctx, access)).completedOptions.vehicle?.own;
  };
  expect(await ownAfter({})).toEqual({ trim: 'tremor', gawrRearLb: 3850 });
  expect(await ownAfter(many)).toMatchObject({ trim: 'tremor', gawrRearLb: 3850 });
});

test('beside a reason one answer is added to those before, and an empty one is taken back', async () => {
  const access = await builtTruck();
  const tell = (fields: Record<string, string>) =>
    post(access, 'tires', { intent: 'tell', ...fields });
  const kept = async () => (await getBuild(ctx, access)).completedOptions.vehicle?.own;
  await tell({ trim: 'tremor' });
  const answer = (await tell({ 'gawr-front': '3525', 'gawr-rear': '3850' })) as Response;
  expect(answer.headers.get('Location')).toBe('/build?step=tires&view=why');
  expect(await kept()).toEqual({ trim: 'tremor', gawrFrontLb: 3525, gawrRearLb: 3850 });
  expect(await tell({ 'gawr-front': '12', 'gawr-rear': '3850' })).toMatchObject({
    data: { told: { typed: { 'gawr-front': '12' }, problems: { 'gawr-front': 'range' } } },
    init: { status: 422 },
  });
  await tell({ trim: '' });
  expect(await kept()).toEqual({ gawrFrontLb: 3525, gawrRearLb: 3850 });
});

test('paint without script: its panel comes back, and the questions about the truck leave it', async () => {
  const access = await builtTruck();
  const kept = async () => (await getBuild(ctx, access)).completedOptions.vehicle?.own;
  const look = { paint: 'lake', roof: 'bone', flares: '', 'bright-trim': 'black' };
  const answer = await post(access, 'tires', { intent: 'tell', view: 'paint', ...look });
  expect((answer as Response).headers.get('Location')).toBe('/build?step=tires&view=paint');
  const painted = { paint: 'lake', roofPaint: 'bone', trimFinish: 'black' };
  expect(await kept()).toEqual(painted);
  await post(access, 'tires', { intent: 'tell', trim: 'tremor' });
  expect(await kept()).toEqual({ trim: 'tremor', ...painted });
  await post(access, 'tires', { intent: 'tell', view: 'paint', ...look, paint: '', roof: 'plaid' });
  expect(await kept()).toEqual({ trim: 'tremor', trimFinish: 'black' });
});

test('details that a program filled in are thanked for as all others, and kept apart', async () => {
  const access = await builtTruck();
  const details = { intent: 'send', name: 'Bot', contact: '602 555 0199', consent: 'on' };
  const trap = { [guardNames.trap]: 'https://spam.example' };
  const answer = (await post(access, 'details', { ...details, ...trap })) as Response;
  expect(answer.headers.get('Location')).toBe('/build/complete');
  const [lead] = await database.db.select().from(leads).where(eq(leads.name, 'Bot'));
  expect(lead?.stage).toBe('spam');
});

test('a part number that can be none is no failure', async () => {
  const access = await startBuild(ctx, { vehicleId: 'ford-f150-2021', year: 2021 });
  expect(await post(access, 'wheels', { sku: 'x'.repeat(300) })).toMatchObject(toVehicle);
});

const parts = {
  'lift-kits': { sku: null },
  wheels: { sku: 'basaltline-corbel-17x9-6x135-p0' },
  tires: { sku: 'granfell-saltmarch-at-lt28570r17' },
};

async function builtTruck(): Promise<BuildAccess> {
  const access = await startBuild(ctx, { vehicleId: 'ford-f150-2021', year: 2021 });
  await recordCompletedOptions(ctx, { ...access, meta: parts });
  return access;
}

test('another vehicle keeps every part, and leads to the first that does not fit it', async () => {
  const access = await builtTruck();
  const [bronco] = (await vehicleChoices(ctx)).filter(({ id }) => id === 'ford-bronco-4dr-2021');
  const pick = { make: String(bronco?.make), model: String(bronco?.model), year: '2022' };
  const fields = { intent: 'start', vehicle: 'ford-bronco-4dr-2021', options: 'wheels', ...pick };
  const answer = (await post(access, 'vehicle', fields)) as Response;
  expect(answer.headers.get('Location')).toBe('/build?step=wheels&was=ford-f150-2021');
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  expect(await getBuild(ctx, access)).toMatchObject({
    selectedOptions: ['wheels'],
    completedOptions: { ...parts, vehicle: { vehicleId: 'ford-bronco-4dr-2021', year: 2022 } },
  });
});

test('starting over can be undone by this browser, and by no other', async () => {
  const access = await builtTruck();
  const answer = (await post(access, 'wheels', { intent: 'reset' })) as Response;
  expect((await getBuild(ctx, access)).completedOptions).toEqual({});
  const [gone = '', undo = ''] = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  expect(gone).toBe('ironwood_build=');
  const undoWith = (Cookie: string) => {
    const body = new URLSearchParams({ intent: 'undo' });
    const url = 'http://localhost/build';
    const request = new Request(url, { method: 'POST', headers: { Cookie }, body });
    return act(request);
  };
  await undoWith(undo.replace(access.capability, 'x'.repeat(access.capability.length))).catch(
    (error) => expect(error).toMatchObject({ code: 'not-found' }),
  );
  expect((await getBuild(ctx, access)).completedOptions).toEqual({});
  const undone = (await undoWith(undo)) as Response;
  expect(undone.headers.getSetCookie()[0]).toContain(`ironwood_build=${access.id}`);
  expect((await getBuild(ctx, access)).completedOptions).toMatchObject(parts);
});

test('what was saved already, sent again, leaves no trace', async () => {
  const access = await builtTruck();
  const { version, firstOption, currentOption } = await getBuild(ctx, access);
  const again = await recordCompletedOptions(ctx, { ...access, meta: { wheels: parts.wheels } });
  expect(again.version).toBe(version);
  expect([firstOption, currentOption]).toEqual(['lift-kits', 'tires']);
});

test('a set of parts is taken whole, and given back as it was', async () => {
  const access = await startBuild(ctx, {
    vehicleId: 'ford-f150-2021',
    year: 2021,
    selectedOptions: ['lift-kits', 'tires'],
  });
  await recordCompletedOptions(ctx, { ...access, meta: { tires: { sku: null, spare: true } } });
  const before = await getBuild(ctx, access);
  const parts = ['lift-kits~', 'wheels~vantrel-quoin-18x8.5-6x135-p25', 'tires~a-tire'];
  const taken = await post(access, 'details', { intent: 'take', parts });
  expect(await getBuild(ctx, access)).toMatchObject({
    selectedOptions: ['lift-kits', 'wheels', 'tires'],
    completedOptions: {
      vehicle: { vehicleId: 'ford-f150-2021' },
      'lift-kits': { sku: null },
      wheels: { sku: 'vantrel-quoin-18x8.5-6x135-p25' },
      tires: { sku: 'a-tire' },
    },
  });
  const address = new URL((taken as Response).headers.get('Location') ?? '', 'http://localhost');
  await post(access, 'details', { intent: 'untake', parts: address.searchParams.getAll('had') });
  const { selectedOptions, completedOptions } = await getBuild(ctx, access);
  expect(selectedOptions).toEqual(before.selectedOptions);
  expect(completedOptions.tires?.sku).toBeNull();
  expect(completedOptions).not.toHaveProperty(['lift-kits']);
});
