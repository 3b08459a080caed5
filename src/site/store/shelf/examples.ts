import type { Example } from '#src/site/stories/blok-props.ts';
import type { StoreGridData } from './load.server.ts';
import type { StoreLine } from './store-line.ts';

const corbel: StoreLine = {
  lineId: 'basaltline-corbel',
  name: 'Corbel',
  brand: 'Basaltline',
  type: 'Cast',
  facts: ['83 sizes'],
  price: '$239 to $329',
  priceNote: 'each',
  picture: { url: '/drawings/wheel.svg?line=basaltline-corbel' },
  fit: null,
};
const levelset: StoreLine = {
  ...corbel,
  lineId: 'cairnwell-levelset',
  name: 'Levelset',
  brand: 'Cairnwell',
  type: 'Leveling',
  picture: {
    drawing: { vehicle: 'ford-f150-2021', lift: 2.5 },
    caption: 'Drawn on a 2021 Ford F-150',
  },
};
const picked = {
  year: 2021,
  make: 'Ford',
  model: 'F-150',
  vehicleId: 'ford-f150-2021',
};
const wheels: StoreGridData = {
  truck: null,
  picker: {
    years: [2021, 2020],
    makes: ['Ford', 'Jeep'],
    models: ['F-150'],
    bodies: [{ id: 'ford-f150-2021', configuration: 'SuperCrew 5.5-ft, 4x4' }],
    picked,
    isChoosing: false,
  },
  address: {
    chosen: { brand: ['basaltline'] },
    maxPriceCents: null,
    words: '',
    sort: 'name',
    page: 1,
    truck: null,
    showsRefused: false,
    compared: [],
  },
  total: 1,
  sizes: 9,
  pages: 1,
  lines: [corbel],
  facets: [
    {
      name: 'brand',
      title: 'Maker',
      isFigures: false,
      options: [
        { value: 'basaltline', label: 'Basaltline', count: 2, isOn: true },
        { value: 'vantrel', label: 'Vantrel', count: 0, isOn: false },
      ],
    },
    {
      name: 'diameter',
      title: 'Diameter',
      isFigures: true,
      options: [{ value: '17', label: '17 in', count: 1, isOn: false }],
    },
  ],
  refused: { count: 0, lines: [] },
  compared: [],
};
const wish = {
  vehicleId: 'ford-f150-2021',
  year: 2021,
  liftSku: 'bramblecut-fenline-6x5',
  tire: '35x12.50',
  noWork: true,
};
const onTruck: StoreGridData = {
  ...wheels,
  truck: {
    wish,
    make: 'Ford',
    model: 'F-150',
    name: '2021 Ford F-150',
    fact: '6x135, 87.1 mm hub',
    lifts: [{ sku: 'bramblecut-fenline-6x5', text: '6 in, Bramblecut Fenline' }],
    liftIn: { front: 6, rear: 5 },
  },
  address: { ...wheels.address, truck: wish, showsRefused: true, compared: ['tinstead-daisy'] },
  lines: [
    { ...corbel, fit: { tone: 'fits', text: '12 of 83 sizes fit', unknown: '4 not known yet' } },
  ],
  pages: 9,
  refused: {
    count: 1,
    lines: [
      {
        ...corbel,
        lineId: 'tinstead-daisy',
        name: 'Daisy',
        fit: { tone: 'no', text: 'None of 18 sizes fit', unknown: null },
        why: 'Wheel is drilled 5x127, truck is 6x135: the lug holes do not line up.',
      },
    ],
  },
  compared: [{ lineId: 'tinstead-daisy', name: 'Daisy' }],
};
const kits: StoreGridData = { ...wheels, lines: [levelset], facets: [] };
const none: StoreGridData = { ...onTruck, total: 0, pages: 1, lines: [] };

export const examples: Example[] = [
  {
    name: 'wheels of a maker',
    blok: { component: 'store-grid', category: 'wheels' },
    data: wheels,
  },
  {
    name: 'what fits a truck',
    blok: { component: 'store-grid', category: 'wheels' },
    data: onTruck,
  },
  { name: 'lift kits', blok: { component: 'store-grid', category: 'lift-kits' }, data: kits },
  { name: 'nothing left', blok: { component: 'store-grid', category: 'wheels' }, data: none },
];
