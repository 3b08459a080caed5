import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { type Vehicle, vehicleSchema } from '#src/domain/catalog/index.ts';
import { readSample } from '#tests/factories/feed-samples.ts';
import { type Legend, legendOf, nameApplication, readLegendEntries } from './legend.ts';
import { matchVehicles } from './match-vehicles.ts';
import { openAces } from './open-aces.server.ts';
import type { Application } from './read-application.ts';

const vehicles: Vehicle[] = records.map((one) => vehicleSchema.parse(one));
const byBase = readFileSync('tests/fixtures/feeds/aces-4.2-basevehicle.xml', 'utf8');
const byYears = readFileSync('tests/fixtures/feeds/aces-4.2-years.xml', 'utf8');
const { header, rows } = await readSample('id-names.csv');
const legend = legendOf(readLegendEntries(header, rows));

function opening(text: string) {
  return async function* () {
    yield Buffer.from(text);
  };
}

async function applicationsOf(text: string): Promise<Application[]> {
  const { applications } = await openAces(opening(text));
  return Array.fromAsync(applications());
}

function match(application: Application, known: Legend = legend) {
  const named = nameApplication(application, known);
  return { ...matchVehicles(named, { vehicles, notes: application.notes }), named };
}

/** The vehicles of a name as a distributor writes it. */
function vehiclesFor(
  vehicle: { years: [number, number]; make: string; model: string },
  { submodel, doors, notes = [] }: { submodel?: string; doors?: string; notes?: string[] } = {},
) {
  const conditions = [
    ...(submodel ? [{ kind: 'sub-model', text: submodel }] : []),
    ...(doors ? [{ kind: 'body-num-doors', text: doors }] : []),
  ];
  return matchVehicles({ vehicle, conditions, unknown: [] }, { vehicles, notes });
}

describe('the sample by base vehicle', () => {
  test('has its header', async () => {
    const { header: head } = await openAces(opening(byBase));
    expect(head).toMatchObject({ version: '4.2', brandCode: 'XBRM', isFull: true });
  });

  test('is for the F-150, a Super Duty, and takes one back', async () => {
    const applications = await applicationsOf(byBase);
    expect(applications.map(({ part, change }) => [part, change])).toEqual([
      ['FL-6025-21', 'added'],
      ['FL-6025-21', 'added'],
      ['FL-BLK-5R', 'added'],
      ['FL-4025-15', 'deleted'],
    ]);
    const matched = applications.map((one) => match(one));
    expect(matched.map(({ ids, asked }) => [ids, asked])).toEqual([
      [['ford-f150-2021'], ['ford-f150-raptor-2021']],
      [['ford-f150-2021'], []],
      [['ford-superduty-2017'], []],
      [['ford-f150-2015'], ['ford-f150-raptor-2017']],
    ]);
    expect(matched[0]?.named.conditions).toEqual([{ kind: 'drive-type', text: '4WD' }]);
    expect(matched[2]?.named.conditions).toEqual([{ kind: 'bed-length', text: '6.75 ft' }]);
  });

  test('keeps the maker’s words and numbers', async () => {
    const [first, , third] = await applicationsOf(byBase);
    expect(first).toMatchObject({
      notes: [
        'For vehicles without factory air suspension',
        'Requires aftermarket wheels 17 in or larger, 4.50 to 5.75 in backspacing',
      ],
      quantity: 1,
      label: 'Fenline 6 in suspension kit',
      partType: { kind: 'part-type', id: '901' },
      isUnchecked: false,
    });
    expect(third).toMatchObject({
      quantity: 2,
      position: { kind: 'position', id: '30' },
      isUnchecked: true,
    });
  });

  test('decides nothing without the legend', async () => {
    const applications = await applicationsOf(byBase);
    const matched = applications.map((one) => match(one, new Map()));
    expect(matched.map(({ ids, asked }) => [ids, asked])).toEqual([
      [[], []],
      [[], []],
      [[], []],
      [[], []],
    ]);
    expect(matched.every(({ named }) => named.unknown.length > 0)).toBe(true);
    expect(matched[0]?.named.unknown[0]).toEqual({ kind: 'base-vehicle', id: '900001' });
  });
});

test('the sample by years is for the F-150 from 2021, and by its note not for the Raptor', async () => {
  const [only] = await applicationsOf(byYears);
  if (!only) throw new Error('The file has no application');
  expect(match(only)).toMatchObject({ ids: ['ford-f150-2021'], asked: [], yearsWithout: [] });
});

describe('names as makers write them', () => {
  test.each([
    ['Ford', 'F150', 2021, 'ford-f150-2021'],
    ['FORD TRUCK', 'F-150', 2016, 'ford-f150-2015'],
    ['Ford', 'F-350 Super Duty', 2020, 'ford-superduty-2017'],
    ['Ford', 'F-250', 2012, 'ford-superduty-2011'],
    ['Chevy', 'Silverado 1500', 2016, 'chevrolet-silverado-1500-2014'],
    ['Chevrolet', 'Silverado 2500 HD', 2021, 'chevrolet-silverado-2500hd-2020'],
    ['Chevrolet', 'Silverado 1500 LTD', 2022, 'chevrolet-silverado-1500-limited-2022'],
    ['GMC Truck', 'Sierra 1500', 2010, 'gmc-sierra-1500-2007'],
    ['Ram Truck', '1500', 2020, 'ram-1500-2019'],
    ['Ram', 'Ram 1500 Classic', 2020, 'ram-1500-classic-2019'],
    ['Dodge', 'Ram 1500', 2010, 'ram-1500-2009'],
    ['Toyota', 'Tacoma', 2018, 'toyota-tacoma-2016'],
  ])('%s %s of %i', (make, model, year, id) => {
    expect(vehiclesFor({ years: [year, year], make, model }).ids).toEqual([id]);
  });

  test('of several years are several generations, and the years that the shop does not have are told', () => {
    const { ids, yearsWithout } = vehiclesFor({
      years: [2011, 2024],
      make: 'Chevrolet',
      model: 'Colorado',
    });
    expect(ids).toEqual([
      'chevrolet-colorado-2004',
      'chevrolet-colorado-2015',
      'chevrolet-colorado-2023',
    ]);
    expect(yearsWithout).toEqual([2013, 2014]);
  });

  test('of the Ram 1500 may mean the Classic', () => {
    const { ids, asked } = vehiclesFor({ years: [2019, 2024], make: 'Ram', model: '1500' });
    expect(ids).toEqual(['ram-1500-2019']);
    expect(asked).toEqual(['ram-1500-classic-2019', 'ram-1500-trx-2021']);
  });

  test('of a Dodge end with the Ram of 2010', () => {
    const dodge = vehiclesFor({ years: [2009, 2012], make: 'Dodge', model: 'Ram 1500' });
    expect(dodge).toMatchObject({ ids: ['ram-1500-2009'], asked: [] });
  });

  test('with a submodel or doors mean that record', () => {
    const f150 = { years: [2021, 2021] as [number, number], make: 'Ford', model: 'F-150' };
    expect(vehiclesFor(f150, { submodel: 'Raptor' })).toMatchObject({
      ids: ['ford-f150-raptor-2021'],
      asked: [],
    });
    expect(vehiclesFor(f150, { submodel: 'XLT' })).toMatchObject({
      ids: ['ford-f150-2021'],
      asked: [],
    });
    const wrangler = { years: [2020, 2020] as [number, number], make: 'Jeep', model: 'Wrangler' };
    expect(vehiclesFor(wrangler, { doors: '2' }).ids).toEqual(['jeep-wrangler-jl-2dr-2018']);
    expect(vehiclesFor(wrangler, { doors: '4' }).ids).toEqual(['jeep-wrangler-jl-4dr-2018']);
    const bronco = { years: [2022, 2022] as [number, number], make: 'Ford', model: 'Bronco' };
    expect(vehiclesFor(bronco).ids).toEqual(['ford-bronco-4dr-2021', 'ford-bronco-2dr-2021']);
  });

  test('that the shop does not have are no vehicle', () => {
    expect(vehiclesFor({ years: [2020, 2020], make: 'Isuzu', model: 'NPR' })).toEqual({
      ids: [],
      asked: [],
      yearsWithout: [2020],
    });
  });
});

describe('files', () => {
  const problemOf = async (text: string) => {
    try {
      await applicationsOf(text);
    } catch (error) {
      return (error as { problem: unknown }).problem;
    }
    return null;
  };

  test.each([
    ['version 5.0', byBase.replace('version="4.2"', 'version="5.0"'), 'aces.version', 3],
    ['no version', byBase.replace(' version="4.2"', ''), 'aces.version', 3],
    ['another root', '<PIES/>', 'aces.other-root', 1],
    ['a footer that counts more', byBase.replace('Count>4', 'Count>5'), 'aces.count-differs', 50],
    ['their end cut off', byBase.slice(0, -30), 'xml.broken', 50],
  ])('with %s are refused', async (_, text, reason, line) => {
    expect(await problemOf(text)).toMatchObject({ reason, line });
  });

  test('about equipment have no vehicle', async () => {
    const [app] = await applicationsOf(
      '<ACES version="4.2"><App action="A" id="1"><EquipmentModel id="4"/><Part>X</Part></App></ACES>',
    );
    expect(app?.vehicle).toBeNull();
  });
});
