import type { Example } from '#src/site/stories/blok-props.ts';

const blok = { component: 'schedule-buttons', _uid: 'schedule-buttons-1' };
const phone = '+14807777700';

export const examples: Example[] = [
  {
    name: 'after a build',
    blok,
    data: { leadNumber: 1042, hours: { low: 8, likely: 10, high: 12.5 }, phone },
  },
  { name: 'without one', blok, data: { leadNumber: null, hours: null, phone } },
];
