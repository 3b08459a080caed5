import type { Example } from '#src/site/stories/blok-props.ts';
import type { GalleryMakesData } from './load.server.ts';

const data: GalleryMakesData = {
  makes: [
    {
      make: 'Ford',
      makeSlug: 'ford',
      count: 7,
      newest: {
        title: '2022 Ford F-150',
        drawing: { vehicle: 'ford-f150-2021', lift: 2.75, colour: '#eceae4' },
      },
    },
    {
      make: 'Lexus',
      makeSlug: 'lexus',
      count: 1,
      newest: { title: '2021 Lexus GX 460', drawing: { vehicle: 'lexus-gx460-2010' } },
    },
  ],
};

export const examples: Example[] = [
  { name: 'two makes', blok: { component: 'gallery-makes' }, data },
];
