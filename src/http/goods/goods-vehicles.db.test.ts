import { expect, test } from 'vitest';
import type { StockVehicle } from '#src/domain/goods/index.ts';
import { openGoodsApi, refusalOf } from '#tests/factories/goods-api.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';

// Runs on both engines: what programs change of vehicles is what the office's form does.

const { database } = await openGoodsShop();
const { caller, keyOf } = await openGoodsApi(database);
const { send, ask } = caller(await keyOf('goods-write', 'Measuring robot'));

type Vehicle = StockVehicle & { version: string };
type Preview = { flips: { after: string }[]; loss: { parts: number; accept: string } | null };

const path = '/vehicles/ford-f150-2021';
const now = () => ask<Vehicle>('GET', path);

test('a changed fact keeps the others, says who entered it, and is undone', async () => {
  const before = await now();
  const { version } = before;
  const after = await ask<Vehicle>('PATCH', path, { version, groundClearanceIn: 9.7 });
  const source = { source: expect.stringMatching(/^Entered by the shop/), confidence: 'medium' };
  expect(after).toEqual({
    ...before,
    version: expect.any(String),
    groundClearanceIn: 9.7,
    provenance: { ...before.provenance, groundClearanceIn: source },
  });
  const stale = await refusalOf(await send('PATCH', path, { body: { version, notes: 'Late' } }));
  expect(stale).toMatchObject({ status: 409, fields: ['version'] });
  const changes = await ask<{ id: string; actorName: string }[]>(
    'GET',
    '/changes?category=vehicles',
  );
  expect(changes).toMatchObject([{ kind: 'edit', actorName: 'Measuring robot' }]);
  await ask('POST', `/changes/${changes[0]?.id}/undo`);
  expect(await now()).toEqual(before);
});

test('what would stop fitting is previewed, and a change is refused until exactly that is accepted', async () => {
  const before = await now();
  const wrong = { boltPattern: '8x170' };
  const { flips, loss } = await ask<Preview>('POST', `${path}/preview`, wrong);
  expect(flips[0]).toMatchObject({ category: 'wheels', after: 'does-not-fit' });
  expect(loss?.parts).toBeGreaterThan(10);
  for (const accept of [undefined, 'another']) {
    const body = { ...wrong, version: before.version, accept };
    const refused = await refusalOf(await send('PATCH', path, { body }));
    expect(refused).toMatchObject({ status: 409, fields: ['accept'] });
  }
  expect(await now()).toEqual(before);
  const body = { ...wrong, version: before.version, accept: loss?.accept };
  expect(await ask('PATCH', path, body)).toMatchObject(wrong);
  expect(await ask<Preview>('POST', `${path}/preview`, wrong)).toEqual({ flips: [], loss: null });
});

test('a copy of a neighbor is hidden, without the neighbor’s sources, and is deleted again', async () => {
  const added = await ask<Vehicle>('POST', '/vehicles', {
    from: 'ford-f150-2021',
    model: 'F-150 Ours',
    provenance: { hubBoreMm: { source: 'Calipers', confidence: 'high' } },
  });
  expect(added).toMatchObject({
    id: 'ford-f-150-ours-2021',
    status: 'draft',
    boltPattern: '6x135',
  });
  expect(Object.keys(added.provenance).sort()).toEqual(['*', 'hubBoreMm']);
  expect(await ask('DELETE', `/vehicles/${added.id}`)).toEqual({ outcome: 'deleted' });
  expect(await ask('DELETE', path)).toEqual({ outcome: 'discontinued' });
  const nobody = await refusalOf(await send('POST', '/vehicles', { body: { from: 'nobody' } }));
  expect(nobody).toMatchObject({ status: 422, fields: ['from'] });
});

test('what the form refuses is refused by the name of the fact, and nothing is written', async () => {
  const { version, liftTire } = await now();
  const tables = { liftTire: [liftTire[0], liftTire[0]] };
  const wrong: [object, string][] = [
    [{ boltPattern: '6 lugs' }, 'boltPattern'],
    [{ wheelbaseIn: 1454 }, 'wheelbaseIn'],
    [{ stockTire: { size: 'tall', diameterIn: 33 } }, 'stockTire.size'],
    [tables, 'liftTire.1.liftIn'],
    [{ bodyStyle: 'limousine' }, 'bodyStyle'],
    [{ id: 'another' }, 'id'],
  ];
  for (const [facts, field] of wrong) {
    const refused = await refusalOf(await send('PATCH', path, { body: { version, ...facts } }));
    expect(refused, field).toMatchObject({ status: 422, fields: [field] });
  }
  for (const notes of ['\u0000', '\ud800', 'a\u0007b']) {
    expect((await send('PATCH', path, { body: { version, notes } })).status).toBe(422);
  }
  expect((await now()).version).toBe(version);
});

test('a key that only reads may look, and change nothing', async () => {
  const reader = caller(await keyOf('goods-read'));
  const { version } = await now();
  expect((await reader.send('POST', `${path}/preview`, { body: { notes: 'x' } })).status).toBe(200);
  for (const [method, to, body] of [
    ['PATCH', path, { version, notes: 'x' }],
    ['POST', '/vehicles', { from: 'ford-f150-2021' }],
    ['DELETE', path, undefined],
  ] as const) {
    expect((await reader.send(method, to, { body })).status, to).toBe(403);
  }
});
