import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'three makers',
    blok: { component: 'build-brands' },
    data: {
      brands: [
        { name: 'Basaltline', slug: 'basaltline', kind: 'wheel' },
        { name: 'Bramblecut', slug: 'bramblecut', kind: 'lift' },
        { name: 'Granfell', slug: 'granfell', kind: null },
      ],
    },
  },
];
