import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'a heading and a list',
    blok: { component: 'rich-text-run', content: [] },
    data: { html: '<h2>What we measure</h2><ul><li><p>Fender heights</p></li></ul>' },
  },
];
