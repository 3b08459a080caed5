import { expect, test } from 'vitest';
import { supplierProfiles } from '#src/db/schema/goods-imports.ts';
import { acesApp, acesFile } from '#tests/factories/aces-file.ts';
import { openFitShop } from '#tests/factories/fit-shop.ts';
import { openGoodsApi, refusalOf } from '#tests/factories/goods-api.ts';
import { fitmentCalls, type WireFitFile } from './fitment-calls.ts';
import { supplierCalls } from './supplier-calls.ts';

// Runs on both engines: a supplier's list from sending to undoing, and how its files are read.

const { database, files, jobs, runJobs, nameIds } = await openFitShop();
const { caller, keyOf } = await openGoodsApi(database, { parts: { files, jobs } });
const { send, ask } = caller(await keyOf('goods-write', 'Nightly fitment'));
const wheel = 'tinstead-fallow-17x9-6x1397-p0';

test('a fitment file is sent, read, applied and undone by a program', async () => {
  await nameIds();
  const aces = acesFile(acesApp(wheel, 900001));
  const { id } = await ask<{ id: string }>('POST', '/fitment?fileName=aces.xml', aces);
  expect(await ask('GET', `/fitment/${id}`)).toMatchObject({ state: 'checking' });
  expect((await send('POST', `/fitment/${id}/apply`)).status).toBe(409);
  await runJobs();
  const view = await ask<WireFitFile>('GET', `/fitment/${id}`);
  expect(fitmentCalls.get.answer.data?.safeParse(view).error).toBeUndefined();
  expect(view).toMatchObject({
    ...{ state: 'checked', company: 'Bramblecut', actorName: 'Nightly fitment', isFull: true },
    counts: { named: 1, partsKnown: 1 },
    parts: [{ part: wheel, sku: wheel }],
  });
  const years = { from: 2021, to: 2021 };
  expect(view.parts[0]?.vehicles).toEqual([
    { vehicleId: 'ford-f150-2021', ...years, isAsked: false },
    { vehicleId: 'ford-f150-raptor-2021', ...years, isAsked: true },
  ]);
  expect(await ask('POST', `/fitment/${id}/apply`)).toMatchObject({
    state: 'applied',
    canBeUndone: true,
  });
  expect((await send('POST', `/fitment/${id}/apply`)).status).toBe(409);
  expect(await ask('POST', `/fitment/${id}/undo`)).toMatchObject({ state: 'undone' });
  expect((await send('POST', `/fitment/${id}/undo`)).status).toBe(409);
  const list = await ask<object[]>('GET', '/fitment');
  expect(fitmentCalls.list.answer.data?.safeParse(list).error).toBeUndefined();
  expect(list).toMatchObject([{ id, state: 'undone' }]);
});

test('what is no ACES is refused with the reason, and a key that only reads sends and applies nothing', async () => {
  const refused = await refusalOf(
    await send('POST', '/fitment?fileName=x', { body: 'SKU,MSRP\n' }),
  );
  expect(refused).toMatchObject({ status: 422, detail: expect.stringMatching(/ACES/) });
  expect((await send('GET', '/fitment/nothing')).status).toBe(404);
  const reader = caller(await keyOf('goods-read'));
  expect((await reader.send('GET', '/fitment')).status).toBe(200);
  const body = acesFile(acesApp(wheel, 900001));
  expect((await reader.send('POST', '/fitment?fileName=x', { body })).status).toBe(403);
});

test('a supplier is listed and read with how its files are read', async () => {
  const profile = {
    ...{ name: 'Orrery', kind: 'prices', priceFrom: 'msrp', decimal: 'point' },
    columns: [{ header: 'SKU', field: 'partNumber' }],
    mayChange: { goods: false, prices: true, stock: false, pictures: false },
  };
  const id = '2f9d8f5a-0c3e-4a57-8f5d-0c1f6e7b9a10';
  await database.db.insert(supplierProfiles).values({ id, name: 'Orrery', profile });
  const list = await ask<object[]>('GET', '/suppliers');
  expect(list).toMatchObject([{ id, name: 'Orrery', priceFrom: 'msrp', overTyped: false }]);
  const [all, one] = supplierCalls;
  expect(all?.answer.data?.safeParse(list).error).toBeUndefined();
  const read = await ask<object>('GET', `/suppliers/${id}`);
  expect(one?.answer.data?.safeParse(read).error).toBeUndefined();
  expect(read).toEqual(list[0]);
  expect((await send('GET', '/suppliers/nobody')).status).toBe(404);
});
