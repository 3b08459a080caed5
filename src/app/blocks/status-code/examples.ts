import type { Example } from '../blok-props.ts';

export const examples: Example[] = [
  { name: '404', blok: { component: 'status-code', status: 404 } },
];
