import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  { name: 'a headline', blok: { component: 'headline', headline: 'What the words mean' } },
  { name: 'empty', blok: { component: 'headline' } },
];
