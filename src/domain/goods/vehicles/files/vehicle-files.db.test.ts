import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { exportGoods } from '#src/domain/catalog/index.server.ts';
import { openGoodsShop } from '#tests/factories/goods-shop.ts';
import {
  editedVehicles,
  exportVehicles,
  type VehicleEdit,
  writeTable,
} from '#tests/factories/vehicle-file.ts';
import {
  applyVehicleFile,
  discardVehicleFile,
  getVehicleFile,
  getVehicleRecord,
  listBatches,
  listPartEvents,
  listVehicleFiles,
  saveVehicle,
  startVehicleFile,
  undoBatch,
  vehicleStamp,
} from '../../index.server.ts';
import { vehicleValues } from '../../index.ts';
import { readVehicleRecords } from '../vehicle-rows.server.ts';

// Runs on both engines: locks, upserts and JSON in SQL.

const { as, buyer } = await openGoodsShop();
const id = 'ford-f150-2021';

type Edit = Omit<VehicleEdit, 'of'> & { of?: string };

const table = () => exportVehicles(buyer);
const edited = (edits: readonly Edit[], separator?: string) =>
  editedVehicles(
    buyer,
    edits.map((edit) => ({ of: id, ...edit })),
    separator,
  );

const send = (text: string | Uint8Array, ctx = buyer) =>
  startVehicleFile(ctx, {
    fileName: 'own.csv',
    bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
  });

async function look(text: string) {
  return getVehicleFile(buyer, (await send(text)).id);
}

const vehiclesNow = () => readVehicleRecords(buyer);
const applied = ({ id: file }: { id: string }, accepted: string | null = null) =>
  applyVehicleFile(buyer, { id: file, accepted, goodRowsOnly: false });

test('the vehicles that the shop wrote change nothing when they come back, and there is nothing to apply', async () => {
  const view = await look(await edited([]));
  expect(view).toMatchObject({
    counts: { added: 0, changed: 0, same: records.length, refused: 0 },
    vehicles: [],
    problems: [],
    loss: null,
  });
  await expect(applied(view)).rejects.toMatchObject({ told: { reason: 'vehicle-file.nothing' } });
});

test('a changed fact is shown with both values and its source, written, told in the history, and undone', async () => {
  const before = await vehiclesNow();
  const view = await look(await edited([{ column: 'ground_clearance_in', text: '9.7' }]));
  const source = { source: expect.stringMatching(/^Entered by the shop from own\.csv, 2\d{3}-/) };
  expect(view.counts).toEqual({ added: 0, changed: 1, same: records.length - 1, refused: 0 });
  expect(view.vehicles).toMatchObject([
    {
      id,
      name: 'Ford F-150',
      before: { groundClearanceIn: 9.4, 'source:groundClearanceIn': null },
      after: { groundClearanceIn: 9.7, 'source:groundClearanceIn': source },
    },
  ]);
  expect(await vehiclesNow()).toEqual(before);
  expect(await listBatches(buyer, { category: 'vehicles' })).toEqual([]);
  expect(await listVehicleFiles(buyer)).toMatchObject([{ id: view.id, fileName: 'own.csv' }]);

  const { batchId } = await applied(view);
  expect((await getVehicleRecord(buyer, id)).vehicle).toMatchObject({
    groundClearanceIn: 9.7,
    provenance: { groundClearanceIn: source },
  });
  const [event] = await listPartEvents(buyer, { category: 'vehicles', sku: id });
  expect(event).toMatchObject({
    kind: 'import',
    actorName: 'Priya',
    after: { groundClearanceIn: 9.7 },
  });
  expect(await listBatches(buyer, { category: 'vehicles' })).toMatchObject([
    { id: batchId, fileName: 'own.csv', canBeUndone: true },
  ]);
  expect(await listVehicleFiles(buyer)).toEqual([]);
  await expect(applied(view)).rejects.toMatchObject({ code: 'not-found' });
  await undoBatch(buyer, { batchId });
  expect(await vehiclesNow()).toEqual(before);
});

test('a wrong bolt pattern is caught: the file says what stops fitting on which vehicle, and applies once that is accepted', async () => {
  const view = await look(
    await edited([
      { column: 'bolt_pattern', text: '8x170' },
      { of: 'ford-f150-2015', column: 'notes', text: 'Ours has a dent' },
    ]),
  );
  expect(view.flips).toHaveLength(1);
  const [truck] = view.flips;
  expect(truck).toMatchObject({ id, name: 'Ford F-150', lost: view.loss?.parts });
  expect(truck?.flips[0]).toMatchObject({ category: 'wheels', after: 'does-not-fit' });
  expect(view.loss?.parts).toBeGreaterThan(10);
  for (const accepted of [null, 'something else']) {
    await expect(applied(view, accepted)).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ path: 'accepted', reason: 'vehicle-file.stops-fitting' }],
    });
  }
  expect((await getVehicleRecord(buyer, id)).vehicle.boltPattern).toBe('6x135');
  await applied(view, view.loss?.stamp);
  expect((await getVehicleRecord(buyer, id)).vehicle.boltPattern).toBe('8x170');
});

test('whoever changed a vehicle meanwhile is not written over, and nothing of the file is', async () => {
  const view = await look(
    await edited([
      { column: 'notes', text: 'From the file' },
      { of: 'ford-f150-2015', column: 'notes', text: 'From the file, too' },
    ]),
  );
  const { vehicle } = await getVehicleRecord(buyer, id);
  const form = { ...vehicleValues(vehicle), notes: 'By hand' };
  await saveVehicle(buyer, { id, form, seen: vehicleStamp(vehicle), accepted: null });
  const before = await vehiclesNow();
  await expect(applied(view)).rejects.toMatchObject({
    code: 'conflict',
    told: { reason: 'vehicle-file.shop-changed', values: { vehicle: id } },
  });
  expect(await vehiclesNow()).toEqual(before);
});

test('a change of other facts meanwhile stays, and so does the file', async () => {
  const view = await look(await edited([{ column: 'notes', text: 'From the file' }]));
  const { vehicle } = await getVehicleRecord(buyer, id);
  const form = { ...vehicleValues(vehicle), groundClearanceIn: '9.9' };
  await saveVehicle(buyer, { id, form, seen: vehicleStamp(vehicle), accepted: null });
  await applied(view);
  expect((await getVehicleRecord(buyer, id)).vehicle).toMatchObject({
    notes: 'From the file',
    groundClearanceIn: 9.9,
  });
});

test.each([
  ['bolt_pattern', '6 lugs', 'part.drilling-form'],
  ['wheelbase_in', '1454', 'part.number-range'],
  ['wheelbase_in', 'long', 'goods.not-a-number'],
  ['stock_tire', 'tall', 'part.tire-size'],
  ['year_to', '2019', 'line.span-order'],
  ['body_style', 'limousine', 'input.not-a-choice'],
  ['lift_tires', '0/33 none 20..44|0/35 minor 0..44', 'vehicle.lift-order'],
  ['lift_tires', '33 inches', 'goods.not-a-row'],
  ['slug', 'another', 'vehicle-file.slug-stays'],
])(
  '%s: %s is refused by its line and column, and the other lines can be applied',
  async (column, text, reason) => {
    const edits = [
      { column, text },
      { of: 'ford-f150-2015', column: 'notes', text: 'Right' },
    ];
    const view = await look(await edited(edits));
    const at = (await table()).rows.findIndex(([first]) => first === id) + 2;
    expect(view.problems).toMatchObject([{ line: at, column, reason }]);
    expect(view.counts).toMatchObject({ changed: 1, refused: 1 });
    await expect(applied(view)).rejects.toMatchObject({
      told: { reason: 'vehicle-file.has-refused' },
    });
    await applyVehicleFile(buyer, { id: view.id, accepted: null, goodRowsOnly: true });
    expect((await getVehicleRecord(buyer, 'ford-f150-2015')).vehicle.notes).toBe('Right');
  },
);

test('a new vehicle is hidden until somebody shows it, and goes away with its file', async () => {
  const { header, rows } = await table();
  const row = rows.find(([first]) => first === id) ?? [];
  const cell = (column: string, text: string, cells: string[]) =>
    cells.map((was, at) => (header[at] === column ? text : was));
  const copy = cell('id', 'ford-f150-ours-2021', cell('slug', 'ford-f150-ours-2021', row));
  const { id: file } = await send(writeTable({ header, rows: [cell('sources', '', copy)] }));
  const view = await getVehicleFile(buyer, file);
  expect(view.counts).toEqual({ added: 1, changed: 0, same: 0, refused: 0 });
  expect(view.vehicles).toMatchObject([{ before: null, name: 'Ford F-150' }]);
  const { batchId } = await applied(view);
  const { vehicle } = await getVehicleRecord(buyer, 'ford-f150-ours-2021');
  expect(vehicle).toMatchObject({
    status: 'draft',
    provenance: { '*': { source: expect.stringMatching(/own\.csv/) } },
  });
  await undoBatch(buyer, { batchId });
  await expect(getVehicleRecord(buyer, 'ford-f150-ours-2021')).rejects.toMatchObject({
    code: 'not-found',
  });
  const odd = await look(writeTable({ header, rows: [cell('id', 'Ford F-150 (ours)', copy)] }));
  expect(odd.problems).toMatchObject([{ line: 2, column: 'id', reason: 'vehicle-file.id-form' }]);
});

test('a vehicle that is in the file twice counts once, a missing column and another file are told', async () => {
  const { header, rows } = await table();
  const row = rows.find(([first]) => first === id) ?? [];
  const twice = await look(writeTable({ header, rows: [row, row] }));
  expect(twice.problems).toMatchObject([{ line: 3, column: 'id', reason: 'vehicle-file.twice' }]);
  const at = header.indexOf('bolt_pattern');
  const without = (cells: string[]) => cells.filter((_, index) => index !== at);
  const less = await look(writeTable({ header: without(header), rows: [without(row)] }));
  expect(less.problems).toMatchObject([{ column: 'bolt_pattern', reason: 'goods.missing-column' }]);
  expect(less.vehicles).toEqual([]);
  const wheels = (await Array.fromAsync(exportGoods(buyer, 'wheels'))).join('');
  await expect(send(wheels)).rejects.toMatchObject({
    code: 'invalid',
    told: { reason: 'vehicle-file.other-columns' },
  });
  await expect(send('')).rejects.toMatchObject({ told: { reason: 'import.empty-file' } });
});

test('only who may change the catalog sends, sees and applies; what is set aside is gone', async () => {
  const desk = as('front-desk');
  const text = await edited([{ column: 'notes', text: 'Ours' }]);
  await expect(send(text, desk)).rejects.toMatchObject({ code: 'forbidden' });
  const { id: file } = await send(text);
  const asked = { id: file, accepted: null, goodRowsOnly: false };
  await expect(getVehicleFile(desk, file)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(applyVehicleFile(desk, asked)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(discardVehicleFile(desk, file)).rejects.toMatchObject({ code: 'forbidden' });
  await discardVehicleFile(buyer, file);
  await expect(getVehicleFile(buyer, file)).rejects.toMatchObject({ code: 'not-found' });
  await expect(getVehicleFile(buyer, 'nothing')).rejects.toMatchObject({ code: 'not-found' });
});

// No record says any of this.
const cells = fc.constantFrom<Omit<Edit, 'of'> & { fact: string }>(
  { column: 'hub_bore_mm', text: '99.5', fact: 'hubBoreMm' },
  { column: 'bolt_pattern', text: '4x98', fact: 'boltPattern' },
  { column: 'notes', text: 'Señor Núñez said:\n"ours"; twice, at least', fact: 'notes' },
  { column: 'max_tire_stock_in', text: '29.25', fact: 'maxTireStockIn' },
  {
    column: 'lift_tires',
    text: '0/29.5 none -5..45|3/34.5 minor -5..45 clean=33',
    fact: 'liftTire',
  },
  { column: 'gawr_rear_lb', text: '4321', fact: 'gawrRearLb' },
  { column: 'stock_offset_mm', text: '-11', fact: 'stockWheel' },
  { column: 'unverified', text: 'heightIn|widthIn', fact: 'unverified' },
);
const edits = fc.uniqueArray(
  fc.record({ of: fc.constantFrom(...records.map((one) => one.id)), cell: cells }),
  { minLength: 1, maxLength: 12, selector: ({ of, cell }) => of + cell.column },
);

test('whatever is edited, with any separator and encoding: exactly that is shown and written, and undoing gives everything back', async () => {
  const property = fc.asyncProperty(
    edits,
    fc.constantFrom(',', ';', '\t', '|'),
    fc.constantFrom('utf8', 'latin1', 'utf16le'),
    async (some, separator, encoding) => {
      const [before, fileBefore] = [await vehiclesNow(), await table()];
      const changed = some.map(({ of, cell }) => ({ of, ...cell }));
      const text = await edited(changed, separator);
      const mark = encoding === 'utf16le' ? '\uFEFF' : '';
      const view = await getVehicleFile(buyer, (await send(Buffer.from(mark + text, encoding))).id);
      expect(view.problems).toEqual([]);
      const shown = view.vehicles.flatMap(({ id: of, after }) =>
        Object.keys(after)
          .filter((name) => !name.startsWith('source:'))
          .map((name) => `${of} ${name}`),
      );
      expect(shown.sort()).toEqual(changed.map(({ of, fact }) => `${of} ${fact}`).sort());
      const { batchId } = await applied(view, view.loss?.stamp);
      const withoutSources = ({ header, rows }: Awaited<ReturnType<typeof table>>) =>
        rows.map((row) => row.filter((_, at) => header[at] !== 'sources'));
      const now = await table();
      const wanted = parse(text, { delimiter: separator, bom: true }) as string[][];
      expect(withoutSources(now)).toEqual(
        withoutSources({ header: now.header, rows: wanted.slice(1) }),
      );
      await undoBatch(buyer, { batchId });
      expect(await vehiclesNow()).toEqual(before);
      expect(await table()).toEqual(fileBefore);
    },
  );
  await fc.assert(property, { numRuns: 6 });
});
