import { expect, test } from 'vitest';
import { kitOf, kits, vehicleOf, vehicles } from '#tests/factories/demo-records.ts';
import { liftApplies } from './lift-application.ts';
import { platformOf } from './platforms.ts';

/** Body lifts are asked for by name. */
const suspensionKits = kits.filter(({ type }) => type !== 'body');

function answersAt(vehicle: (typeof vehicles)[number], [low, high]: readonly [number, number]) {
  const asked = suspensionKits.filter(({ frontIn }) => low <= frontIn && frontIn <= high);
  return asked.map((kit) => liftApplies(vehicle, kit).applies);
}

/** Trucks without any kit at their usual height, and why. */
const ON_AIR = 'rides on air or hydraulic springs, which level themselves';
const NO_LOW_KIT: Record<string, string> = {
  'gmc-hummer-ev-pickup-2022': ON_AIR,
  'lexus-lx570-2008': ON_AIR,
  'rivian-r1s-2022': ON_AIR,
  'rivian-r1t-2022': ON_AIR,
  'tesla-cybertruck-2024': ON_AIR,
};
const LONG_TRAVEL = 'brackets would give away the travel that the truck was bought for';
const NEXT_GENERATION = 'the kit for midsize trucks ends with the generation before';
const NOT_CARRIED = 'a bracket kit of its own, which the demo shop does not carry';
const NO_TALL_KIT: Record<string, string> = {
  'ford-f150-raptor-2010': LONG_TRAVEL,
  'ford-f150-raptor-2017': LONG_TRAVEL,
  'chevrolet-colorado-2023': NEXT_GENERATION,
  'gmc-canyon-2023': NEXT_GENERATION,
  'ford-bronco-1980':
    'twin traction beams take kits of their own, which the demo shop does not carry',
  'jeep-commander-2006': NOT_CARRIED,
  'jeep-grand-cherokee-wk-2005': NOT_CARRIED,
  'toyota-land-cruiser-80-1991': 'radius arms of its own, which the demo shop does not carry',
  'lexus-gx470-2003': NOT_CARRIED,
  'nissan-xterra-2000': NOT_CARRIED,
};

test('every truck has a kit for the usual request, 2 to 3 in, or 1 to 2 in without a frame', () => {
  const without = vehicles.filter((vehicle) => {
    const span = platformOf(vehicle)?.frame === 'unibody' ? ([1, 2] as const) : ([2, 3] as const);
    return !answersAt(vehicle, span).some((answer) => answer !== 'no');
  });
  expect(without.map(({ id }) => id)).toEqual(Object.keys(NO_LOW_KIT));
});

test('every truck whose table goes on to 4 in has a kit of 4 to 6 in', () => {
  const tall = vehicles.filter(({ liftTire }) => liftTire.some(({ liftIn }) => liftIn >= 4));
  const without = tall.filter((one) => !answersAt(one, [4, 6]).some((answer) => answer !== 'no'));
  expect(without.map(({ id }) => id)).toEqual(Object.keys(NO_TALL_KIT));
});

test('a kit of a list by generation is not made for the next one, and never for another spring', () => {
  const answer = (id: string, sku: string) => liftApplies(vehicleOf(id), kitOf(sku)).applies;
  for (const [id, sku, expected] of [
    ['toyota-tacoma-2016', 'bramblecut-hollin-6x4', 'yes'],
    ['toyota-tacoma-2024', 'bramblecut-hollin-6x4', 'no'],
    ['toyota-tacoma-1995', 'bramblecut-hollin-6x4', 'no'],
    ['ford-bronco-4dr-2021', 'bramblecut-hollin-4x3', 'yes'],
    ['ford-bronco-4dr-2021', 'bramblecut-hollin-6x4', 'no'],
    ['ford-f150-2021', 'bramblecut-hollin-6x4', 'no'],
    ['jeep-wrangler-jl-4dr-2018', 'farrowpeak-tussock-2.5x2.5', 'yes'],
    ['jeep-wrangler-tj-1997', 'farrowpeak-tussock-3.5x3.5', 'yes'],
    ['jeep-wrangler-yj-1987', 'farrowpeak-tussock-2.5x2.5', 'no'],
    ['jeep-grand-cherokee-wk2-2011', 'farrowpeak-tussock-2x2', 'no'],
    ['ram-2500-2019', 'farrowpeak-tussock-2.5x2.5', 'no'],
    ['ford-superduty-1999', 'stonewell-leafline-4x3', 'yes'],
    ['ford-superduty-2017', 'stonewell-leafline-4x3', 'no'],
    ['jeep-wrangler-yj-1987', 'stonewell-leafline-6x5', 'no'],
    ['subaru-forester-2019', 'cairnwell-curbset-2x2', 'yes'],
    ['honda-cr-v-2023', 'cairnwell-curbset-2x2', 'no'],
    ['hyundai-santa-fe-2024', 'cairnwell-curbset-1x1', 'unknown'],
    ['honda-cr-v-2023', 'cairnwell-curbset-1.5x1.5', 'yes'],
    ['toyota-4runner-2010', 'cairnwell-curbset-1x1', 'no'],
    ['chevrolet-silverado-2500hd-2011', 'cairnwell-keyset-2x0', 'yes'],
    ['chevrolet-silverado-1500-2019', 'cairnwell-keyset-2x0', 'no'],
    ['ford-f150-raptor-2017', 'dunmark-arroyo-2x1', 'yes'],
    ['ford-f150-raptor-2017', 'dunmark-stratagem-2x1', 'no'],
    ['ram-1500-rho-2025', 'dunmark-arroyo-3x2', 'yes'],
    ['ford-f150-2015', 'dunmark-arroyo-2x1', 'no'],
    ['dodge-ram-1500-2002', 'cairnwell-keyset-2x0', 'unknown'],
    ['toyota-land-cruiser-100-1998', 'cairnwell-keyset-1.5x0', 'unknown'],
  ] as const) {
    expect(`${id} ${sku}: ${answer(id, sku)}`).toBe(`${id} ${sku}: ${expected}`);
  }
});
