import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builds } from '#src/db/schema/builds.ts';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { getVehicle, listVehicles, vehicleChoices } from '#src/domain/catalog/index.server.ts';
import { vehicleSchema } from '#src/domain/catalog/index.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import {
  addVehicle,
  fitsOfVehicle,
  getVehicleRecord,
  listBatches,
  listPartEvents,
  listVehicleRecords,
  lossOf,
  partFlips,
  removeVehicle,
  saveVehicle,
  takeShipped,
  undoBatch,
  vehicleStamp,
} from '../index.server.ts';
import { differencesOf, vehicleValues } from '../index.ts';

// Runs on both engines: locks, upserts and JSON in SQL.

const { database, as, buyer } = await openGoodsShop();

const id = 'ford-f150-2021';
const recordNow = (of = id) => getVehicleRecord(buyer, of);

type Change = { change: Record<string, string>; accepted?: string | null; of?: string };

async function save({ change, accepted = null, of = id }: Change): Promise<void> {
  const { vehicle } = await recordNow(of);
  const form = { ...vehicleValues(vehicle), ...change };
  await saveVehicle(buyer, { id: of, form, seen: vehicleStamp(vehicle), accepted });
}

const undoLast = async () => {
  const [last] = await listBatches(buyer, { category: 'vehicles' });
  return undoBatch(buyer, { batchId: last?.id ?? '' });
};

/** What a changed bolt pattern takes from the truck. */
async function lossWith(boltPattern: string) {
  const { vehicle } = await recordNow();
  const [was, is] = [
    await fitsOfVehicle(buyer, vehicle),
    await fitsOfVehicle(buyer, { ...vehicle, boltPattern }),
  ];
  return lossOf(partFlips(was, is));
}

/** A build of a customer that names a vehicle. */
async function build(vehicleId: string): Promise<void> {
  await database.db.insert(builds).values({
    id: buyer.ids.uuid(),
    capabilityHash: 'none',
    locale: 'en',
    selectedOptions: ['wheels'],
    meta: { vehicle: { vehicleId, year: 2021 } },
  });
}

test('a saved form without changes changes nothing, and undoing a change gives the record back', async () => {
  const before = await recordNow();
  await save({ change: {} });
  expect(await listBatches(buyer, { category: 'vehicles' })).toEqual([]);
  await save({ change: { groundClearanceIn: '9.6', 'trims-0-name': 'XLT, our truck' } });
  const { vehicle } = await recordNow();
  expect(vehicle.groundClearanceIn).toBe(9.6);
  expect(vehicle.trims?.[0]).toMatchObject({
    name: 'XLT, our truck',
    id: before.vehicle.trims?.[0]?.id,
  });
  expect(vehicle.provenance.groundClearanceIn?.source).toMatch(/^Entered by the shop, \d{4}-/);
  const [event] = await listPartEvents(buyer, { category: 'vehicles', sku: id });
  expect(event).toMatchObject({ kind: 'edit', actorName: 'Priya' });
  expect(await getVehicle(buyer, id)).toMatchObject({ groundClearanceIn: 9.6 });
  await undoLast();
  expect(await recordNow()).toEqual(before);
});

test('a wrong bolt pattern is caught: saving names how many parts stop fitting, and wants that accepted', async () => {
  const before = await recordNow();
  const loss = await lossWith('6x139.7');
  expect(loss?.parts).toBeGreaterThan(10);
  const wrong = { boltPattern: '6x139.7' };
  const refusal = { reason: 'vehicle.stops-fitting', values: { count: loss?.parts } };
  await expect(save({ change: wrong })).rejects.toMatchObject({
    code: 'conflict',
    issues: [{ path: 'accepted', ...refusal }],
  });
  const ofAnother = (await lossWith('8x170'))?.stamp ?? null;
  await expect(save({ change: wrong, accepted: ofAnother })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await recordNow()).toEqual(before);
  await save({ change: wrong, accepted: loss?.stamp ?? null });
  expect((await recordNow()).vehicle.boltPattern).toBe('6x139.7');
});

test('undoing one fact leaves a later change of another alone', async () => {
  await save({ change: { groundClearanceIn: '9.6' } });
  await save({ change: { notes: 'Ours has a dent' } });
  const [, first] = await listBatches(buyer, { category: 'vehicles' });
  expect(await undoBatch(buyer, { batchId: first?.id ?? '' })).toEqual({ undone: 1, kept: 0 });
  const { vehicle, shipped } = await recordNow();
  expect(vehicle).toMatchObject({ notes: 'Ours has a dent' });
  expect(vehicle.groundClearanceIn).toBe(shipped?.groundClearanceIn);
  expect(vehicle.provenance).toEqual(shipped?.provenance);
});

test('who saves over somebody else’s change is told first, and a role that only reads may not save', async () => {
  const { vehicle } = await recordNow();
  const form = { ...vehicleValues(vehicle), notes: 'Mine' };
  const seen = vehicleStamp(vehicle);
  await save({ change: { notes: 'Theirs' } });
  const late = saveVehicle(buyer, { id, form, seen, accepted: null });
  await expect(late).rejects.toMatchObject({
    code: 'conflict',
    told: { reason: 'part.changed-since' },
  });
  const desk = as('front-desk');
  const refused = saveVehicle(desk, { id, form, seen, accepted: null });
  await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
  await expect(addVehicle(desk, { form })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(removeVehicle(desk, { id })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(takeShipped(desk, { id, seen, accepted: null, fact: null })).rejects.toMatchObject({
    code: 'forbidden',
  });
});

test.each([
  [{ boltPattern: '6 lugs' }, 'boltPattern', 'part.drilling-form'],
  [{ wheelbaseIn: '1454' }, 'wheelbaseIn', 'part.number-range'],
  [{ wheelbaseIn: '' }, 'wheelbaseIn', 'input.required'],
  [{ hubBoreMm: 'big' }, 'hubBoreMm', 'part.number-form'],
  [{ 'stockTire-size': 'tall' }, 'stockTire-size', 'part.tire-size'],
  [{ 'years-1': '2019' }, 'years-1', 'line.span-order'],
  [{ 'liftTire-1-liftIn': '0' }, 'liftTire-1-liftIn', 'vehicle.lift-order'],
  [{ 'liftTire-1-maxTireIn': '' }, 'liftTire-1-maxTireIn', 'input.required'],
  [{ 'trims-1-limits': 'a lot' }, 'trims-1-limits', 'vehicle.limits-form'],
  [
    {
      'options-9-name': 'KDSS',
      'options-9-kind': 'hydraulic-bars',
      'options-9-trims': 'SR5',
      'options-9-years-0': '2021',
      'options-9-isStandard': 'no',
      'options-9-confidence': 'low',
    },
    'options-9-trims',
    'vehicle.no-such-trim',
  ],
  [{ 'source-hubBoreMm-confidence': 'high' }, 'source-hubBoreMm-text', 'input.required'],
])('%o is refused beside its field', async (change, path, reason) => {
  const before = await recordNow();
  await expect(save({ change })).rejects.toMatchObject({
    issues: expect.arrayContaining([expect.objectContaining({ path, reason })]),
  });
  expect(await recordNow()).toEqual(before);
});

test('a vehicle without a row for stock height is refused', async () => {
  const { vehicle } = await recordNow();
  const form = Object.fromEntries(
    Object.entries(vehicleValues(vehicle)).filter(([name]) => !name.startsWith('liftTire-')),
  );
  const saved = saveVehicle(buyer, { id, form, seen: vehicleStamp(vehicle), accepted: null });
  await expect(saved).rejects.toMatchObject({ issues: [{ path: 'liftTire' }] });
});

test('a copy of a neighbor is hidden until somebody shows it, says who entered it, and can be deleted', async () => {
  const { vehicle } = await recordNow();
  const form = { ...vehicleValues({ ...vehicle, status: 'draft' }), model: 'F-150 Ours' };
  const plain = Object.fromEntries(
    Object.entries(form).filter(([name]) => !name.startsWith('source-')),
  );
  const added = await addVehicle(buyer, { form: plain });
  expect(added).toEqual({ id: 'ford-f-150-ours-2021' });
  const { vehicle: copy, shipped } = await recordNow(added.id);
  expect(shipped).toBeNull();
  expect(copy.provenance).toEqual({
    '*': { source: expect.stringMatching(/^Entered by/), confidence: copy.confidence },
  });
  expect(await getVehicle(buyer, added.id)).toBeNull();
  await save({ of: added.id, change: { status: 'active' } });
  expect((await listVehicles(buyer)).map((one) => one.id)).toContain(added.id);
  expect(await removeVehicle(buyer, added)).toBe('deleted');
  await undoLast();
  expect((await recordNow(added.id)).vehicle).toEqual({ ...copy, status: 'active' });
  await build(added.id);
  expect(await removeVehicle(buyer, added)).toBe('discontinued');
});

test('a shipped vehicle is retired, never deleted: nobody can choose it, and what names it still finds it', async () => {
  expect(await removeVehicle(buyer, { id })).toBe('discontinued');
  expect((await listVehicles(buyer)).map((one) => one.id)).not.toContain(id);
  expect((await vehicleChoices(buyer)).map((one) => one.id)).not.toContain(id);
  expect(await getVehicle(buyer, id)).toMatchObject({ id });
  await undoLast();
  expect((await vehicleChoices(buyer)).map((one) => one.id)).toContain(id);
});

test('the list finds by words and year, and knows which records the shop changed', async () => {
  const all = { search: '', make: '', origin: '', status: '', page: 1 } as const;
  const whole = await listVehicleRecords(buyer, all);
  expect(whole).toMatchObject({ all: records.length, total: records.length });
  const found = await listVehicleRecords(buyer, { ...all, search: 'f-150 2012' });
  expect(found.vehicles.map((one) => one.years[0])).toEqual([2009, 2010]);
  await save({ change: { notes: 'Ours', groundClearanceIn: '9.6' } });
  const changed = await listVehicleRecords(buyer, { ...all, origin: 'changed' });
  expect(changed.vehicles).toMatchObject([{ id, differences: 2 }]);
  expect(changed.counts.origins).toContainEqual({ name: 'changed', count: 1 });
});

test('a fact is taken back from the shipped data with its source, one or all', async () => {
  const { shipped } = await recordNow();
  await save({ change: { notes: 'Ours', groundClearanceIn: '9.6', hubBoreMm: '87' } });
  const { vehicle } = await recordNow();
  expect(
    differencesOf(vehicle, shipped)
      .map(({ fact }) => fact)
      .sort(),
  ).toEqual(['groundClearanceIn', 'hubBoreMm', 'notes']);
  const take = async (fact: string | null) => {
    const now = await recordNow();
    await takeShipped(buyer, { id, fact, seen: vehicleStamp(now.vehicle), accepted: null });
  };
  await take('hubBoreMm');
  expect((await recordNow()).vehicle).toMatchObject({
    hubBoreMm: shipped?.hubBoreMm,
    notes: 'Ours',
  });
  await expect(take('hubBoreMm')).rejects.toMatchObject({ code: 'invalid' });
  await take(null);
  const last = await recordNow();
  expect(differencesOf(last.vehicle, last.shipped)).toEqual([]);
});

test('whatever is edited: editing it back changes no verdict, and undoing gives the record back exactly', async () => {
  const vehicles = vehicleSchema.array().parse(records);
  const edits = fc.record({
    of: fc.constantFrom(...vehicles.map((one) => one.id)),
    hubBoreMm: fc.integer({ min: 50, max: 130 }),
    boltPattern: fc.constantFrom('6x139.7', '5x127', '8x170'),
    maxTireIn: fc.integer({ min: 28, max: 40 }),
  });
  const property = fc.asyncProperty(edits, async ({ of, hubBoreMm, boltPattern, maxTireIn }) => {
    const before = await recordNow(of);
    const change = {
      hubBoreMm: String(hubBoreMm),
      boltPattern,
      'liftTire-0-maxTireIn': String(maxTireIn),
    };
    const isSaved = await saveAccepting({ of, change });
    const edited = (await recordNow(of)).vehicle;
    const back = {
      ...edited,
      hubBoreMm: before.vehicle.hubBoreMm,
      boltPattern: before.vehicle.boltPattern,
      liftTire: before.vehicle.liftTire,
    };
    const [was, is] = [
      await fitsOfVehicle(buyer, before.vehicle),
      await fitsOfVehicle(buyer, back),
    ];
    expect(partFlips(was, is)).toEqual([]);
    if (isSaved) await undoLast();
    expect(await recordNow(of)).toEqual(before);
  });
  await fc.assert(property, { numRuns: 8 });
});

/** Saves it whatever stops fitting; false if it changed nothing. */
async function saveAccepting({ of, change }: { of: string; change: Record<string, string> }) {
  const { vehicle } = await recordNow(of);
  const form = { ...vehicleValues(vehicle), ...change };
  const known = await listBatches(buyer, { category: 'vehicles' });
  const [table] = vehicle.liftTire;
  if (!table) throw new Error('A record has a row for stock height');
  const after = {
    ...vehicle,
    hubBoreMm: Number(change.hubBoreMm),
    boltPattern: change.boltPattern ?? '',
    liftTire: [
      { ...table, maxTireIn: Number(change['liftTire-0-maxTireIn']) },
      ...vehicle.liftTire.slice(1),
    ],
  };
  const loss = lossOf(
    partFlips(await fitsOfVehicle(buyer, vehicle), await fitsOfVehicle(buyer, after)),
  );
  const seen = vehicleStamp(vehicle);
  await saveVehicle(buyer, { id: of, form, seen, accepted: loss?.stamp ?? null });
  return (await listBatches(buyer, { category: 'vehicles' })).length > known.length;
}
