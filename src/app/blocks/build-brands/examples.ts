import type { Example } from '../blok-props.ts';

export const examples: Example[] = [
  {
    name: 'three makers',
    blok: { component: 'build-brands' },
    data: {
      brands: [
        { name: 'Basaltline', kind: 'wheel' },
        { name: 'Bramblecut', kind: 'lift' },
        { name: 'Granfell', kind: null },
      ],
    },
  },
];
