import type { Example } from '../blok-props.ts';
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
  measured: {
    story: 'Alicia drives 92 miles a day.',
    about: 'Alicia, Queen Creek. Finished November 14, 2026.',
    figures: [{ label: 'Poke', value: '38 mm', note: '38.7 computed' }],
  },
  engine: {
    tone: 'work',
    verdict: 'Fits with work',
    sentence: 'Needs trimming: fender liner.',
    outcome: 'We found the same.',
  },
};

const unpictured = { ...exampleBuild, slug: '2023-bronco', title: '2023 Ford Bronco', image: null };
const none: GalleryGridData = {
  builds: [],
  untrimmed: 0,
  quiet: 0,
  engine: { agreed: 0, unknown: 0, of: 0 },
  makes: [],
};

export const examples: Example[] = [
  {
    name: 'one make',
    blok: { component: 'gallery-grid', make: 'ford' },
    data: {
      builds: [exampleBuild, unpictured],
      untrimmed: 1,
      quiet: 2,
      engine: { agreed: 1, unknown: 1, of: 2 },
      makes: [{ make: 'Ford', makeSlug: 'ford', count: 2 }],
    },
  },
  { name: 'no builds yet', blok: { component: 'gallery-grid' }, data: none },
];
