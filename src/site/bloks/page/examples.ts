import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'two parts in order',
    blok: {
      component: 'page',
      body: [
        { component: 'headline', headline: 'What the words mean' },
        { component: 'spacer', margin: 24 },
      ],
    },
  },
  { name: 'empty', blok: { component: 'page' } },
];
