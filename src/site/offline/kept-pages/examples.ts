import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  { name: 'as served', blok: { component: 'offline-pages', _uid: 'offline-pages-1' } },
];
