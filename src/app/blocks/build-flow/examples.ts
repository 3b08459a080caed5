import { exampleCatalogue } from '#src/app/configurator/example-catalogue.ts';
import { exampleRates } from '#src/app/configurator/example-rates.ts';
import type { FlowData } from '#src/app/configurator/flow-data.ts';
import type { Example } from '../blok-props.ts';

const blok = { component: 'build-flow', _uid: 'build-flow-1' };
const price = { rates: exampleRates, showsPrice: false };
const vehicle = { vehicleId: 'ford-f150-2021', year: 2021 };
const selectedOptions: FlowData['build']['selectedOptions'] = ['lift-kits', 'wheels', 'tires'];
const id = '0e6f2ef0-7b8f-4c63-9d7d-0d3f1b6a0a11';

const start: FlowData = {
  step: 'vehicle',
  ...price,
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
    },
  ],
  picked: { year: 2021, make: 'Ford', model: 'F-150', vehicleId: 'ford-f150-2021' },
  noOption: false,
};

const lift = { 'lift-kits': { sku: 'bramblecut-fenline-4x3' } };

const wheels: FlowData = {
  step: 'wheels',
  ...price,
  build: { id, selectedOptions, completedOptions: { vehicle, ...lift } },
  catalogue: exampleCatalogue,
  groups: [
    { verdict: 'fits', total: 16, skus: ['vantrel-quoin-18x8.5-6x135-p25'] },
    { verdict: 'does-not-fit', total: 1, skus: ['basaltline-corbel-17x9-6x1397-p0'] },
  ],
};

const details: FlowData = {
  step: 'details',
  ...price,
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
  { name: 'details', blok, data: details },
  { name: 'price', blok, data: { ...details, showsPrice: true } },
];
