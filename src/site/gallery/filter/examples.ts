import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'two makes',
    blok: { component: 'gallery-filter' },
    data: {
      makes: [
        { make: 'Ford', makeSlug: 'ford', count: 7 },
        { make: 'Jeep', makeSlug: 'jeep', count: 5 },
      ],
    },
  },
];
