import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  { name: '64 px', blok: { component: 'spacer', margin: 64 } },
  { name: 'nothing set', blok: { component: 'spacer' } },
];
