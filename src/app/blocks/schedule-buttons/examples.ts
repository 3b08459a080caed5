import type { Example } from '../blok-props.ts';

const blok = { component: 'schedule-buttons', _uid: 'schedule-buttons-1' };
const phone = '+14807777700';

export const examples: Example[] = [
  { name: 'after a build', blok, data: { leadNumber: 1042, phone } },
  { name: 'without one', blok, data: { leadNumber: null, phone } },
];
