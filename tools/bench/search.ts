import { toVehicleChoice } from '#src/domain/catalog/vehicle-choices.ts';
import { findVehicles } from '#src/site/build/vehicles/find-vehicles.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import type { BenchResult } from './result.ts';

const records = 150;
const longestMs = 5;
/** Lighthouse's phone is this much slower than the machine that emulates it. */
const phoneFactor = 4;

const phrases = [
  ...['2019 silverado 1500 crew cab 4x4', 'tacoma trd off road', 'f one fifty supercrew 5.0'],
  ...['04-08 f-150', '5th gen 4runner', '2018 jeep wrangler unlimited rubicon', 'chevy'],
  ...['6.0 powerstroke', 'camioneta silverado doble cabina', 'rivian r1t'],
  ...['silvrado 2500', 'grnad cherokee limited', 'toyoya tundar 2015', 'chevorlet coloardo'],
];

/**
 * How long the picker's search takes after each key of these phrases, with a phone's speed: the 95th percentile. Of
 * each the fastest of five, because other programs only ever add to what a clock shows.
 */
export async function measureSearch(): Promise<BenchResult[]> {
  const known = vehicles.map((vehicle) => toVehicleChoice(vehicle, 2026));
  const choices = Array.from({ length: records }, (_, at) => known[at % known.length] ?? []).flat();
  const times = phrases
    .flatMap((phrase) => [...phrase].map((_, at) => phrase.slice(0, at + 1)))
    .map(
      (typed) => phoneFactor * Math.min(...Array.from({ length: 5 }, () => timeOf(choices, typed))),
    )
    .sort((one, other) => one - other);
  const [middle = 0, late = 0] = [0.5, 0.95].map(
    (share) => times[Math.floor(times.length * share)],
  );
  const text = `a key in the picker's search takes ${middle.toFixed(2)} ms on a phone, 95 % within ${late.toFixed(2)} ms (${records} vehicles; goal ${longestMs})`;
  return [{ text, ratio: longestMs / late, goal: 1 }];
}

function timeOf(choices: Parameters<typeof findVehicles>[0], typed: string): number {
  const start = performance.now();
  findVehicles(choices, typed);
  return performance.now() - start;
}
