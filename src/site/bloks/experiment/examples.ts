import type { Example } from '#src/site/stories/blok-props.ts';

const variant = (heading: string) => ({
  component: 'experiment-variant',
  body: [{ component: 'HeadingParagraph', heading, paragraph: 'Bolts on. Clears. Lines up.' }],
});

export const examples: Example[] = [
  {
    name: 'as a visitor sees it',
    blok: { component: 'experiment', experiment: 'hero-2026', variants: [variant('As it is')] },
  },
  {
    name: 'as an editor sees it',
    blok: {
      component: 'experiment',
      experiment: 'hero-2026',
      variants: [variant('As it is'), variant('Shorter')],
    },
  },
  { name: 'empty', blok: { component: 'experiment' } },
];
