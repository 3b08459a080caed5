import { expect, test } from 'vitest';
import { toVehicleChoice } from '#src/domain/catalog/vehicle-choices.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import { generateVins } from '#tests/factories/generated-vins.ts';
import { checkDigitOf } from './check-digit.ts';
import { loadVinTable } from './load-vin-table.server.ts';
import { type NamedVehicle, readVin } from './read-vin.ts';

const currentYear = 2026;
const choices = vehicles.map((vehicle) => toVehicleChoice(vehicle, currentYear));
const table = await loadVinTable();
const read = (typed: string) => readVin(typed, { table, choices, currentYear });

/** With `?` for the check digit. */
function whole(vin: string): string {
  return vin.replace('?', checkDigitOf(vin.replace('?', '0')));
}

function named(vin: string): NamedVehicle {
  const answer = read(whole(vin));
  if (answer.status !== 'named') throw new Error(`${vin} is ${answer.status}`);
  return answer.named;
}

test.each([
  ['1FTEW1EP?MFA12345', 'ford-f150-2021', 'crew', '4x4'],
  ['1FTFW1RG?LFA12345', 'ford-f150-raptor-2017', 'crew', '4x4'],
  ['1FTFW1ET?DFA12345', 'ford-f150-2009', 'crew', '4x4'],
  ['1FT7W2BT?HEB12345', 'ford-superduty-2017', 'crew', '4x4'],
  ['1FTSW21P?6EA12345', 'ford-superduty-2005', 'crew', '4x4'],
  ['1FTER4FH?KLA12345', 'ford-ranger-2019', 'crew', '4x4'],
  ['1FMDE5BH?MLA12345', 'ford-bronco-4dr-2021', null, '4x4'],
  ['1FMDE5AH?MLA12345', 'ford-bronco-2dr-2021', null, '4x4'],
  ['1GCEK19T?4E123456', 'chevrolet-silverado-1500-1999', 'extended', '4x4'],
  ['1GCUYDED?LZ123456', 'chevrolet-silverado-1500-2019', 'crew', '4x4'],
  ['1GC1KVEG?HF123456', 'chevrolet-silverado-2500hd-2011', null, '4x4'],
  ['1GNSKBKC?LR123456', 'chevrolet-tahoe-2015', null, '4x4'],
  ['1GTU9DED?LZ123456', 'gmc-sierra-1500-2019', 'crew', '4x4'],
  ['1GKS2AKC?FR123456', 'gmc-yukon-2015', null, '4x4'],
  ['1D7HU18N?5S123456', 'dodge-ram-1500-2002', 'crew', '4x4'],
  ['3D7KS28D?5G123456', 'dodge-ram-2500-2003', 'crew', '4x4'],
  ['1C6RR7LT?GS123456', 'ram-1500-2009', null, '4x4'],
  ['1C6SRFFT?LN123456', 'ram-1500-2019', null, '4x4'],
  ['1C6SRFU9?MN123456', 'ram-1500-trx-2021', null, '4x4'],
  ['1C6RR7FG?KS123456', 'ram-1500-classic-2019', null, '4x4'],
  ['1FTVW1EL?NWG12345', 'ford-f150-lightning-2022', 'crew', '4x4'],
  ['3C6UR5DJ?HG123456', 'ram-2500-2010', null, '4x4'],
  ['1C4BJWDG?JL123456', 'jeep-wrangler-jk-4dr-2007', null, null],
  ['1C4HJXDG?JW123456', 'jeep-wrangler-jl-4dr-2018', null, '4x4'],
  ['1C4GJXAG?LW123456', 'jeep-wrangler-jl-2dr-2018', null, '4x4'],
  ['1C6HJTAG?LL123456', 'jeep-gladiator-2020', 'crew', '4x4'],
  ['1C4RJFBG?FC123456', 'jeep-grand-cherokee-wk2-2011', null, '4x4'],
  ['3TMCZ5AN?LM123456', 'toyota-tacoma-2016', 'crew', '4x4'],
  ['5TFDY5F1?KX123456', 'toyota-tundra-2007', 'crew', '4x4'],
  ['JTEBU5JR?K5123456', 'toyota-4runner-2010', null, '4x4'],
  ['JTJBM7FX?F5123456', 'lexus-gx460-2010', null, null],
  ['1N6AD0EV?KN123456', 'nissan-frontier-2005', 'crew', '4x4'],
])('%s is %s', (vin, id, cab, drive) => {
  const found = named(vin);
  expect(found).toMatchObject({ vehicleIds: [id], isCertain: true });
  expect([found.cab?.value ?? null, found.drive?.value ?? null]).toEqual([cab, drive]);
  expect(choices.find((choice) => choice.id === id)).toMatchObject({
    yearFrom: expect.toSatisfy((from: number) => from <= found.year),
    yearTo: expect.toSatisfy((to: number) => to >= found.year),
  });
});

test('what no record covers is named, and has none', () => {
  const without = [
    ['1FTBW2CM?LKA12345', 2020, 'Transit'],
    ['1FMCU9G6?MUA12345', 2021, 'Escape'],
  ] as const;
  for (const [vin, year, model] of without) {
    expect(named(vin)).toMatchObject({ year, model, vehicleIds: [], leftToAsk: [] });
  }
});

test('a wrong check digit is a warning, and everything is read as well', () => {
  const right = read(whole('1FTEW1EP?MFA12345'));
  const wrong = read('1FTEW1EP7MFA12345');
  expect(right).toMatchObject({ status: 'named', isCheckDigitRight: true });
  expect(wrong).toEqual({ ...right, isCheckDigitRight: false });
});

test('what is not a VIN is refused, an unknown maker is not', () => {
  expect(read('1FTEW1EP0MFA1234')).toEqual({ status: 'wrong-length', count: 16 });
  expect(read('1'.repeat(17))).toMatchObject({ status: 'unknown-maker' });
  expect(read(whole('1FTEW1EP?UFA12345'))).toMatchObject({ status: 'no-year' });
});

test('two rear wheels a side are told, and another cab than that of the record', () => {
  const dually = named('1FT8W3DT?KEB12345');
  expect(dually).toMatchObject({ vehicleIds: ['ford-superduty-2017'], isDualRear: true });
  const supercab = named('1FT7X2BT?HEB12345');
  expect(supercab).toMatchObject({ cab: { value: 'extended' }, isOtherCab: true });
  expect(named('1FT7W2BT?HEB12345')).toMatchObject({ isDualRear: false, isOtherCab: false });
});

test('what a VIN does not say is left to ask', () => {
  expect(named('1C6SRFFT?LN123456').leftToAsk).toEqual(['cab', 'trim']);
  expect(named('3TMCZ5AN?LM123456').leftToAsk).toEqual([]);
  // The Raptor of 2024 on has no position of its own.
  const raptorOrNot = named('1FTFW5L5?RFA12345');
  expect(raptorOrNot.vehicleIds).toEqual(['ford-f150-2021', 'ford-f150-raptor-2021']);
  expect(raptorOrNot.isCertain).toBe(false);
  expect(raptorOrNot.leftToAsk).toEqual(['vehicle', 'cab', 'drive', 'trim']);
});

test('an answer never has the VIN in it', () => {
  for (const vin of ['1FTEW1EP?MFA12345', '1C6SRFFT?LN123456', '1FTEW1EP?UFA12345']) {
    const text = JSON.stringify(read(whole(vin)));
    expect(text).not.toContain(vin.slice(0, 6));
    expect(text).not.toContain(vin.slice(-5));
  }
});

test('a record that a shop added is found by its name, one that stands in gives way', () => {
  const transit = { ...choices[0], id: 'ours', make: 'FORD', model: 'Transit', yearFrom: 2015 };
  const own = [...choices, { ...transit, yearTo: 2026 } as (typeof choices)[number]];
  const answer = readVin(whole('1FTBW2CM?LKA12345'), { table, choices: own, currentYear });
  expect(answer).toMatchObject({ named: { vehicleIds: ['ours'], isCertain: true } });
});

test('a VIN of a model whose name is a record’s, in one of its years, leads to it or, by its weight, to none', () => {
  const name = (text: string) => text.replace(/ \(.*$/, '').toLowerCase();
  const met = new Set<string>();
  for (const { vin, year, make, model } of generateVins(table, 4000)) {
    const own = choices.filter(
      (one) => name(one.make) === name(make) && name(one.model) === name(model),
    );
    const [record, other] = own.filter((one) => one.yearFrom <= year && year <= one.yearTo);
    const answer = read(vin);
    if (!record || other || answer.status !== 'named' || answer.named.year !== year) continue;
    const found = choices.filter(({ id }) => answer.named.vehicleIds.includes(id));
    // The Titan XD is a Titan to vPIC, a class heavier.
    const isMeant = found.every((one) => name(one.model).startsWith(name(model)));
    expect(isMeant, `${vin} ${year} ${make} ${model}`).toBe(true);
    if (found.includes(record)) met.add(record.id);
  }
  expect(met.size).toBeGreaterThan(50);
});
