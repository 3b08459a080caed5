import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'one part',
    blok: {
      component: 'experiment-variant',
      title: 'Shorter',
      body: [{ component: 'HeadingParagraph', heading: 'Fits or not', paragraph: 'We measured.' }],
    },
  },
];
