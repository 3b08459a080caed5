import type { Example } from '#src/site/stories/blok-props.ts';
import type { GalleryGridData } from './load.server.ts';

export const exampleBuild: GalleryGridData['builds'][number] = {
  slug: '2022-f150-long-commute',
  makeSlug: 'ford',
  vehicleId: 'ford-f150-2021',
  title: '2022 Ford F-150',
  image: {
    src: '/f/1/1920x1280/abc/f150.jpg',
    alt: 'A white F-150 on the highway at dawn',
    focus: '806x799:1498x1101',
  },
  drawing: { vehicle: 'ford-f150-2021', lift: 2.75, ghost: false },
  parts: ['2.75 in lift, Stratagem CO', 'LT315/70R17 Northlight A/T', '17x8.5 +18 Quoin'],
  facts: ['12.8 h in the bay', '38 mm poke', 'trimmed'],
};

const unpictured = { ...exampleBuild, slug: '2023-bronco', title: '2023 Ford Bronco', image: null };
const none: GalleryGridData = {
  address: { chosen: { tire: ['37'] }, page: 1 },
  filters: [],
  builds: [],
  pages: 1,
  total: 0,
  untrimmed: 0,
  quiet: 0,
  engine: { agreed: 0, unknown: 0, of: 0 },
  makes: [],
};

const tires = [
  { value: '35', count: 2, isOn: true },
  { value: '37', count: 0 },
];

export const examples: Example[] = [
  {
    name: 'one make',
    blok: { component: 'gallery-grid', make: 'ford' },
    data: {
      ...none,
      address: { chosen: { tire: ['35'] }, page: 1 },
      filters: [{ name: 'tire', options: tires }],
      builds: [exampleBuild, unpictured],
      pages: 2,
      total: 14,
      untrimmed: 11,
      quiet: 12,
      engine: { agreed: 10, unknown: 2, of: 14 },
      makes: [{ make: 'Ford', makeSlug: 'ford', count: 14 }],
    },
  },
  {
    name: 'nothing left',
    blok: { component: 'gallery-grid' },
    data: { ...none, filters: [{ name: 'tire', options: tires }] },
  },
  { name: 'no builds yet', blok: { component: 'gallery-grid' }, data: none },
];
