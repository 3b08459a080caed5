import type { Example } from '#src/site/stories/blok-props.ts';
import type { OffsetDrawingData } from './load.server.ts';

const tucked: OffsetDrawingData['wheels'][number] = {
  diameterIn: 17,
  widthIn: 8.5,
  offsetMm: 25,
  backspacingIn: 5.73,
  outsideIn: 3.77,
  pokeIn: 0,
  tire: { size: 'LT285/70R17', diameterIn: 32.7, sectionIn: 11.5 },
};

export const examples: Example[] = [
  {
    name: 'two offsets, one without a tire',
    blok: { component: 'offset-drawing' },
    data: {
      wheels: [
        tucked,
        {
          ...tucked,
          offsetMm: 0,
          backspacingIn: 4.75,
          outsideIn: 4.75,
          pokeIn: 0.98,
          tire: null,
        },
      ],
    },
  },
];
