import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'second level',
    blok: {
      component: 'HeadingParagraph',
      heading: 'What we refuse',
      paragraph: 'A spacer on top of a lifted strut.',
    },
  },
];
