import { drawInput, listParts, partsTotal, resolveBuild } from '#src/domain/builds/index.ts';
import { assessFitment } from '#src/domain/fitment/index.ts';
import { quoteBuild } from '#src/domain/quotes/index.ts';
import { exampleCatalogue } from '#src/site/build/example-catalogue.ts';
import { exampleRates } from '#src/site/build/example-rates.ts';
import type { Example } from '#src/site/stories/blok-props.ts';

const blok = { component: 'build-complete-details', _uid: 'build-complete-details-1' };
const resolved = resolveBuild(
  {
    selectedOptions: ['lift-kits', 'wheels', 'tires'],
    completedOptions: {
      vehicle: { vehicleId: 'ford-f150-2021', year: 2021 },
      'lift-kits': { sku: 'bramblecut-fenline-4x3' },
      wheels: { sku: null },
      tires: { sku: 'granfell-saltmarch-at-lt28575r18' },
    },
  },
  exampleCatalogue,
);
const quote =
  resolved &&
  quoteBuild(resolved, {
    assessment: assessFitment(resolved.fit),
    rates: exampleRates,
  });
const parts = resolved ? listParts(resolved) : [];

const sent = {
  number: 1042,
  contact: '+16025550199',
  vehicle: resolved?.vehicle ?? null,
  arrival: { days: 5 },
  basis: { today: '2026-11-20', shopHours: { hours: [], closures: [] }, noticeDays: 1 },
  snapshot: {
    selectedOptions: ['lift-kits', 'wheels', 'tires'],
    vehicle: { id: 'ford-f150-2021', year: 2021, make: 'Ford', model: 'F-150' },
    parts,
    partsTotal: partsTotal(parts),
    quote,
    verdict: 'does-not-fit',
    drawing: resolved && drawInput(resolved),
    figures: { height: { value: 81.9 } },
  },
};

export const examples: Example[] = [
  { name: 'sent', blok, data: sent },
  { name: 'its vehicle has left the catalogue', blok, data: { ...sent, vehicle: null } },
  {
    name: 'sent before builds had a price out the door',
    blok,
    data: { ...sent, snapshot: { ...sent.snapshot, quote: null } },
  },
  { name: 'nothing sent', blok, data: null },
];
