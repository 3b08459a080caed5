import type { Rates } from '#src/domain/rates/index.ts';
import type { Bill } from './bill.ts';
import { priceBill } from './price-bill.ts';
import type { Quote } from './quote.ts';
import { exactly } from './span.ts';

export const typicalBuilds = ['tires', 'wheels', 'whole'] as const;
export type TypicalBuild = (typeof typicalBuilds)[number];

/**
 * Three typical builds at usual part prices. They are not in any catalog, so that rates can be compared in a shop
 * that has none yet.
 */
export function quoteTypicalBuild(build: TypicalBuild, rates: Rates): Quote {
  return priceBill(bills[build](rates), rates);
}

const bills: Record<TypicalBuild, (rates: Rates) => Bill> = {
  tires: ({ hours }) => ({
    parts: [{ code: 'tires', count: 4, eachCents: exactly(290_00) }],
    jobs: [
      { job: 'tpms', hours: hours.tpms },
      { job: 'speedometer', hours: hours.speedometer },
    ],
    tires: { count: 4, diameterIn: 33, eachCents: 290_00 },
  }),
  wheels: (rates) => ({
    parts: [
      { code: 'lift-kit', count: 1, eachCents: exactly(220_00) },
      { code: 'wheels', count: 4, eachCents: exactly(300_00) },
      { code: 'tires', count: 4, eachCents: exactly(290_00) },
      ...smallParts(rates),
    ],
    jobs: [{ job: 'lift', hours: { low: 2, likely: 2.8, high: 3.5 } }, ...raisedJobs(rates)],
    tires: { count: 4, diameterIn: 33, eachCents: 290_00 },
  }),
  whole: (rates) => ({
    parts: [
      { code: 'lift-kit', count: 1, eachCents: { low: 1900_00, likely: 2200_00, high: 2500_00 } },
      { code: 'wheels', count: 5, eachCents: exactly(350_00) },
      { code: 'tires', count: 5, eachCents: exactly(480_00) },
      ...smallParts(rates),
      { code: 'gear-sets', count: 1, eachCents: rates.gearSetsCents },
    ],
    jobs: [
      { job: 'lift', hours: { low: 10, likely: 12, high: 14 } },
      ...raisedJobs(rates),
      { job: 'trim', hours: rates.hours.trim },
      { job: 're-gear', hours: rates.hours.reGear },
    ],
    tires: { count: 5, diameterIn: 37, eachCents: 480_00 },
  }),
};

function smallParts({ lugKitCents, tpmsSensorCents }: Rates): Bill['parts'] {
  const sensor = { low: 0, likely: 0, high: tpmsSensorCents };
  return [
    { code: 'lug-kit', count: 1, eachCents: exactly(lugKitCents.fiveSix) },
    { code: 'tpms-sensors', count: 4, eachCents: sensor },
  ];
}

function raisedJobs({ hours }: Rates): Bill['jobs'] {
  return [
    { job: 'tpms', hours: hours.tpms },
    { job: 'alignment', hours: hours.alignmentLifted },
    { job: 'speedometer', hours: hours.speedometer },
    { job: 'headlamps', hours: hours.headlamps },
    { job: 'camera', hours: hours.camera },
  ];
}
