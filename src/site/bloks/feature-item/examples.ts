import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'title and text',
    blok: {
      component: 'feature-item',
      title: 'Does it clear the garage?',
      text: 'Type your door height. We give you the gap to a tenth of an inch.',
    },
  },
  { name: 'only a title', blok: { component: 'feature-item', title: 'Torque sheet' } },
];
