import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'with a button',
    blok: {
      component: 'Hero',
      title: 'Eight lift lines, 2 to 8 inches',
      description: 'Tell us the truck and the ones that do not fit go gray, with the reason.',
      buttons: [{ component: 'Btn', label: 'Filter by my truck', url: { url: '/build' } }],
    },
  },
  { name: 'only a title', blok: { component: 'Hero', title: 'Start with the truck' } },
];
