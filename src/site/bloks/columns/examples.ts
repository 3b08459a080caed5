import type { Example } from '#src/site/stories/blok-props.ts';

const paragraph = (heading: string) => ({
  component: 'HeadingParagraph',
  heading,
  paragraph: 'Each of these has come in on a truck that we then had to undo.',
});

export const examples: Example[] = [
  {
    name: 'two columns',
    blok: { component: 'columns', columns: [paragraph('What we refuse'), paragraph('Why')] },
  },
  { name: 'empty', blok: { component: 'columns', columns: [] } },
];
