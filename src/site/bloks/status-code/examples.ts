import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  { name: '404', blok: { component: 'status-code', status: 404 } },
];
