import type { Example } from '../blok-props.ts';
import type { StoreGridData } from './load.server.ts';
import type { StoreLine } from './store-line.ts';

const corbel: StoreLine = {
  lineId: 'basaltline-corbel',
  name: 'Corbel',
  brand: { value: 'basaltline', label: 'Basaltline' },
  type: { value: 'cast', label: 'Cast' },
  facts: ['17 to 20 in', '83 sizes'],
  priceCents: { min: 23900, max: 32900 },
  price: '$239 to $329',
  priceNote: 'each',
  picture: { url: '/drawings/wheel.svg?line=basaltline-corbel' },
};
const levelset: StoreLine = {
  ...corbel,
  lineId: 'cairnwell-levelset',
  name: 'Levelset',
  brand: { value: 'cairnwell', label: 'Cairnwell' },
  type: { value: 'leveling', label: 'Leveling' },
  picture: {
    drawing: { vehicle: 'ford-f150-2021', lift: 2.5 },
    caption: 'Drawn on a 2021 Ford F-150',
  },
};
const brands: StoreGridData['facets'] = [
  {
    name: 'brand',
    options: [
      { value: 'basaltline', label: 'Basaltline', count: 2, isOn: true },
      { value: 'vantrel', label: 'Vantrel', count: 0, isOn: false },
    ],
  },
];
const query = { brand: 'basaltline', type: '', sort: 'name' as const };
const wheels: StoreGridData = { lines: [corbel], facets: brands, query };
const kits: StoreGridData = { lines: [levelset], facets: [], query: { ...query, brand: '' } };
const none: StoreGridData = { lines: [], facets: brands, query: { ...query, type: 'forged' } };

export const examples: Example[] = [
  {
    name: 'wheels of a maker',
    blok: { component: 'store-grid', category: 'wheels' },
    data: wheels,
  },
  { name: 'lift kits', blok: { component: 'store-grid', category: 'lift-kits' }, data: kits },
  { name: 'nothing left', blok: { component: 'store-grid', category: 'wheels' }, data: none },
];
