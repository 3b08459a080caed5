import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import { acesApp, acesFile } from '#tests/factories/aces-file.ts';
import { openFitShop } from '#tests/factories/fit-shop.ts';
import { zipFile } from '#tests/factories/resumes.ts';
import {
  applyFitFile,
  getFitFile,
  importLegend,
  joinNumber,
  listFitFiles,
  listKitChoices,
  matchAgain,
  offersForTruck,
  offersOfParts,
  purgeFitFiles,
  startFitFile,
  stopFitFile,
  undoFitFile,
} from './index.server.ts';

// Runs on both engines: what counts, what is taken back and what is compared is SQL.

const {
  database,
  buyer,
  reader: readerCtx,
  files,
  queued,
  runJobs,
  checked,
  applied,
  nameIds,
} = await openFitShop();

const fixture = (name: string) => readFileSync(`tests/fixtures/feeds/${name}`, 'utf8');
const byBase = fixture('aces-4.2-basevehicle.xml');
const byYears = fixture('aces-4.2-years.xml');
const legend = fixture('id-names.csv');
const bytesOf = (text: string) => new TextEncoder().encode(text);

const wheel = 'tinstead-fallow-17x9-6x1397-p0';
const vehiclesOf = async (sku: string) =>
  (await offersOfParts(buyer, [sku])).flatMap(({ vehicles }) =>
    vehicles.map(({ vehicleId, from, to }) => [vehicleId, from, to]),
  );

test('the sample by base vehicle is for the F-150 and a Super Duty once its ids are named', async () => {
  const id = await checked(byBase);
  expect(await getFitFile(buyer, id)).toMatchObject({
    state: 'checked',
    rowsRead: 4,
    header: { company: 'Bramblecut', version: '4.2', isFull: true },
    counts: { unknown: 4, unknownVehicles: 4, named: 0, deleted: 1, parts: 3, partsKnown: 0 },
  });
  expect(await nameIds()).toEqual({ names: 11, skipped: 0 });
  const view = await getFitFile(buyer, id);
  expect(view.counts).toMatchObject({ unknown: 0, named: 4, outside: 0, equipment: 0 });
  const found = Object.fromEntries(
    view.parts.map(({ part, vehicles }) => [
      part,
      vehicles.map(({ vehicleId, from, to, isAsked }) => [vehicleId, from, to, isAsked]),
    ]),
  );
  expect(found).toEqual({
    'FL-6025-21': [
      ['ford-f150-2021', 2021, 2022, false],
      ['ford-f150-raptor-2021', 2021, 2021, true],
    ],
    'FL-BLK-5R': [['ford-superduty-2017', 2021, 2021, false]],
    'FL-4025-15': [],
  });
});

test('the sample by years is one application from 2021 to 2026, and by its note not for the Raptor', async () => {
  await nameIds();
  const id = await checked(zipFile([{ name: 'aces.xml', data: byYears }]));
  const view = await getFitFile(buyer, id);
  expect(view.counts).toMatchObject({ named: 1, asked: 0, unknown: 0, yearsCut: 0 });
  expect(view.parts[0]?.vehicles).toMatchObject([
    { vehicleId: 'ford-f150-2021', from: 2021, to: 2026, isAsked: false },
  ]);
});

test('a number that a person joins to a kit is that kit in every file of the supplier', async () => {
  await nameIds();
  const [kit] = await listKitChoices(buyer);
  const sku = kit?.sku ?? '';
  const id = await applied(byYears);
  expect(await vehiclesOf(sku)).toEqual([]);
  await joinNumber(buyer, { id, part: 'FL-4025-21', sku });
  expect(await vehiclesOf(sku)).toEqual([['ford-f150-2021', 2021, 2026]]);
  const [offer] = await offersOfParts(buyer, [sku]);
  expect(offer).toMatchObject({
    supplier: 'Bramblecut',
    fileName: 'aces.xml',
    notes: ['4WD', 'Not for Raptor, Lightning or Platinum Plus'],
  });
  expect((await getFitFile(buyer, id)).counts).toMatchObject({ partsKnown: 1 });
  const nobody = joinNumber(buyer, { id, part: 'FL-4025-21', sku: 'nobody' });
  await expect(nobody).rejects.toMatchObject({ issues: [{ path: 'sku' }] });
  await joinNumber(buyer, { id, part: 'FL-4025-21', sku: '' });
  expect(await vehiclesOf(sku)).toEqual([]);
});

test('nothing is said before a file is applied, an update adds and takes back, undoing brings back', async () => {
  await nameIds();
  const first = await checked(acesFile(acesApp(wheel, 900001) + acesApp(wheel, 900003)));
  expect(await vehiclesOf(wheel)).toEqual([]);
  await applyFitFile(buyer, { id: first });
  const both = [
    ['ford-f150-2021', 2021, 2021],
    ['ford-superduty-2017', 2021, 2021],
  ];
  expect(await vehiclesOf(wheel)).toEqual(both);
  await expect(applyFitFile(buyer, { id: first })).rejects.toMatchObject({ code: 'conflict' });

  const text = acesFile(acesApp(wheel, 900003, 'D') + acesApp(wheel, 900002), { isFull: false });
  const update = await checked(text);
  expect((await getFitFile(buyer, update)).counts).toMatchObject({ deleted: 1, ends: 1 });
  await applyFitFile(buyer, { id: update });
  const after = [['ford-f150-2021', 2021, 2022]];
  expect(await vehiclesOf(wheel)).toEqual(after);

  const full = await checked(acesFile(acesApp(wheel, 900004)));
  expect((await getFitFile(buyer, full)).counts.ends).toBe(2);
  await applyFitFile(buyer, { id: full });
  expect(await vehiclesOf(wheel)).toEqual([['ford-f150-2015', 2019, 2019]]);
  expect(await getFitFile(buyer, first)).toMatchObject({ isReplaced: true, canBeUndone: false });
  await expect(undoFitFile(buyer, { id: update })).rejects.toMatchObject({
    told: { reason: 'fit-file.later-first' },
  });
  await undoFitFile(buyer, { id: full });
  expect(await vehiclesOf(wheel)).toEqual(after);
  await undoFitFile(buyer, { id: update });
  expect(await vehiclesOf(wheel)).toEqual(both);
});

test('of a truck, year and part it is known who lists it, since when and in which words', async () => {
  await nameIds();
  const kit = (await listKitChoices(buyer))[0]?.sku ?? '';
  const id = await applied(byYears.replace(/<EffectiveDate>[^<]*/, '<EffectiveDate>2026-11-02'));
  await joinNumber(buyer, { id, part: 'FL-4025-21', sku: kit });
  const visitor: Ctx = { ...buyer, actor: { kind: 'visitor' } };
  const listed = async (vehicleId: string, year: number) =>
    Object.fromEntries(await offersForTruck(visitor, { skus: [kit, wheel], vehicleId, year }));
  expect(await listed('ford-f150-2021', 2023)).toEqual({
    [kit]: {
      supplier: 'Bramblecut',
      day: expect.stringMatching(/^2026-1\d-\d\d$/),
      words: ['4WD', 'Not for Raptor, Lightning or Platinum Plus'],
    },
  });
  expect(await listed('ford-f150-2021', 2020)).toEqual({});
  expect(await listed('ford-f150-raptor-2021', 2023)).toEqual({});
  // One application without a condition is for all of them.
  await applied(acesFile(acesApp(wheel, 900001)).replace('XBRM', 'XOTH'));
  expect((await listed('ford-f150-2021', 2021))[wheel]).toMatchObject({ words: [] });
});

test('vehicles that came or went since are matched when somebody asks for it', async () => {
  await nameIds();
  const id = await applied(acesFile(acesApp(wheel, 900001)));
  await database.pool.query(`delete from catalog_vehicles where id = 'ford-f150-2021'`);
  expect(await vehiclesOf(wheel)).toEqual([]);
  await matchAgain(buyer, { id });
  await runJobs();
  expect((await getFitFile(buyer, id)).counts).toMatchObject({ named: 0, asked: 1 });
  expect((await getFitFile(buyer, id)).state).toBe('applied');
});

test('a supplier’s file leaves what others say alone', async () => {
  await nameIds();
  await applied(acesFile(acesApp(wheel, 900001)));
  const other = acesFile(acesApp(wheel, 900004))
    .replace('XBRM', 'XOTH')
    .replace('Bramblecut', 'Othermake');
  await applied(other);
  const offers = await offersOfParts(buyer, [wheel]);
  expect(offers.map(({ supplier }) => supplier).sort()).toEqual(['Bramblecut', 'Othermake']);
});

test.each([
  ['no XML', 'SKU,MSRP\n1,2\n', 'fit-file.not-aces'],
  ['goods', '<PIES><Header/></PIES>', 'aces.other-root'],
  ['a version that is not read', byBase.replace('"4.2"', '"5.0"'), 'aces.version'],
  ['a DOCTYPE', byBase.replace('<ACES', '<!DOCTYPE ACES []><ACES'), 'xml.doctype'],
])('a file with %s is refused when it is sent', async (_, text, reason) => {
  const sent = startFitFile(buyer, { fileName: 'x', bytes: bytesOf(text) });
  await expect(sent).rejects.toMatchObject({ code: 'invalid', told: { reason } });
  expect(await listFitFiles(buyer)).toEqual([]);
});

test.each([
  ['its end cut off', byBase.slice(0, -120), 'xml.broken'],
  ['another count in its footer', byBase.replace('Count>4<', 'Count>5<'), 'aces.count-differs'],
  ['no applications', acesFile(''), 'fit-file.empty'],
])('of a file with %s nothing can be applied', async (_, text, reason) => {
  const id = await checked(text);
  expect(await getFitFile(buyer, id)).toMatchObject({ state: 'failed', problem: { reason } });
  await expect(applyFitFile(buyer, { id })).rejects.toMatchObject({ code: 'conflict' });
});

test('a legend without its columns or without a name is refused, a row that says nothing is skipped', async () => {
  await expect(nameIds('a,b\n1,2\n')).rejects.toMatchObject({
    told: { reason: 'legend.no-columns' },
  });
  await expect(nameIds('kind,id,text\n,,\n')).rejects.toMatchObject({ code: 'invalid' });
  expect(await nameIds('kind,id,text\nDrive-Type,5,4WD\nposition,30,\n')).toEqual({
    names: 1,
    skipped: 1,
  });
});

test('a file whose job failed for good says so, and old ones that count no longer are deleted', async () => {
  await nameIds();
  const { id } = await startFitFile(buyer, { fileName: 'a.xml', bytes: bytesOf(byBase) });
  const [job] = queued.splice(0);
  if (job?.name !== 'check-fit-file') throw new Error('nothing was queued');
  await stopFitFile(buyer, job.data);
  expect(await getFitFile(buyer, id)).toMatchObject({ problem: { reason: 'fit-file.stopped' } });
  const first = await applied(acesFile(acesApp(wheel, 900001)));
  const last = await applied(acesFile(acesApp(wheel, 900003)));
  const at = (days: number) => ({ now: () => buyer.clock.now().add({ hours: days * 24 }) });
  const system: Ctx = { ...buyer, actor: { kind: 'system', reason: 'test' } };
  expect(await purgeFitFiles({ ...system, clock: at(29) })).toBe(0);
  expect(await purgeFitFiles({ ...system, clock: at(31) })).toBe(2);
  expect((await listFitFiles(buyer)).map((file) => file.id)).toEqual([last]);
  expect(await files.exists(`fitment/${first}`)).toBe(false);
  expect(await vehiclesOf(wheel)).toEqual([['ford-superduty-2017', 2021, 2021]]);
});

test('who may only read goods changes nothing', async () => {
  await nameIds();
  const id = await checked(byBase);
  const reader = readerCtx();
  expect(await getFitFile(reader, id)).toMatchObject({ state: 'checked' });
  for (const act of [
    () => startFitFile(reader, { fileName: 'x.xml', bytes: bytesOf(byBase) }),
    () => importLegend(reader, { fileName: 'x.csv', bytes: bytesOf(legend) }),
    () => applyFitFile(reader, { id }),
    () => undoFitFile(reader, { id }),
    () => matchAgain(reader, { id }),
    () => joinNumber(reader, { id, part: 'FL-4025-21', sku: wheel }),
  ]) {
    await expect(act()).rejects.toMatchObject({ code: 'forbidden' });
  }
});
