import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'as served',
    blok: { component: 'offline-pages', _uid: 'offline-pages-1' },
    data: {
      phone: '+14807777700',
      phoneText: '(480) 777-7700',
      hours: ['Mon-Fri 8am-6pm', 'Saturday 9am-1pm'],
    },
  },
  {
    name: 'a shop without a number',
    blok: { component: 'offline-pages', _uid: 'offline-pages-2' },
    data: { phone: '', phoneText: '', hours: [] },
  },
];
