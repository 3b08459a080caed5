import type { Example } from '../blok-props.ts';

export const examples: Example[] = [
  {
    name: 'the shop',
    blok: { component: 'appointment-sidebar' },
    data: {
      address: ['2100 W Desert Cove Rd', 'Phoenix, AZ 85029'],
      hours: ['Mon-Fri 8am-6pm', 'Saturday 9am-1pm'],
      phone: { href: 'tel:+14807777700', text: '(480) 777-7700' },
    },
  },
];
