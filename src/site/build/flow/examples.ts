import { resolveBuild } from '#src/domain/builds/index.ts';
import type { Example } from '#src/site/stories/blok-props.ts';
import { noWishes } from '../choices/choice-filter-values.ts';
import { listChoices } from '../choices/list-choices.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { examplePriceBasis } from '../example-rates.ts';
import type { FlowData, OptionStepData } from '../flow-data.ts';

const blok = { component: 'build-flow', _uid: 'build-flow-1' };
const vehicle = { vehicleId: 'ford-f150-2021', year: 2021 };
const selectedOptions: FlowData['build']['selectedOptions'] = ['lift-kits', 'wheels', 'tires'];
const id = '0e6f2ef0-7b8f-4c63-9d7d-0d3f1b6a0a11';

const start: FlowData = {
  step: 'vehicle',
  ...examplePriceBasis,
  build: { id: null, selectedOptions, completedOptions: { vehicle } },
  catalogue: exampleCatalogue,
  choices: [
    {
      id: 'ford-f150-2021',
      make: 'Ford',
      model: 'F-150',
      yearFrom: 2021,
      yearTo: 2026,
      bodyStyle: 'crew-cab-pickup',
      generation: 'P702 (14th gen)',
      configuration: 'SuperCrew 5.5-ft bed, XLT/Lariat 4x4, 18-in wheel',
      trims: [],
    },
  ],
  told: { own: undefined, typed: {}, problems: {} },
  picked: { year: 2021, make: 'Ford', model: 'F-150', vehicleId: 'ford-f150-2021' },
  noOption: false,
};

const lift = { 'lift-kits': { sku: 'bramblecut-fenline-4x3' } };

const lifted = { id, selectedOptions, completedOptions: { vehicle, ...lift } };

function wheelsAsked(wishes: typeof noWishes): OptionStepData {
  const resolved = resolveBuild(lifted, exampleCatalogue);
  if (!resolved) throw new Error('The example build has no vehicle');
  const listing = { option: 'wheels' as const, resolved, catalogue: exampleCatalogue };
  const list = listChoices(listing, wishes);
  return { step: 'wheels', ...examplePriceBasis, build: lifted, catalogue: exampleCatalogue, list };
}

const wheels = wheelsAsked({ ...noWishes, showsRefused: true });

const details: FlowData = {
  step: 'details',
  ...examplePriceBasis,
  build: {
    id,
    selectedOptions,
    completedOptions: {
      vehicle,
      ...lift,
      wheels: { sku: 'vantrel-quoin-18x8.5-6x135-p25' },
      tires: { sku: 'granfell-saltmarch-at-lt28575r18' },
    },
  },
  catalogue: exampleCatalogue,
};

export const examples: Example[] = [
  { name: 'vehicle', blok, data: start },
  { name: 'wheels', blok, data: wheels },
  { name: 'wheels, narrowed', blok, data: wheelsAsked({ ...noWishes, maxCents: 50_000 }) },
  { name: 'details', blok, data: details },
];
