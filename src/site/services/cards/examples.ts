import type { Example } from '#src/site/stories/blok-props.ts';
import type { ServiceCardsData } from './load.server.ts';

const data: ServiceCardsData = {
  services: [
    {
      slug: 'leveling-kit',
      name: 'Leveling kit',
      summary: 'Raises the front 2 to 2.5 inches so the truck sits flat.',
      duration: { minHours: 3.5, maxHours: 6 },
      fromCents: 72000,
      priceNote: 'Kit, install, alignment, headlamp aim and tax on a half-ton with struts',
      canWait: true,
      leadTimeDays: 2,
      bookable: true,
      included: ['Kit and hardware', 'Alignment', 'Headlamp aim'],
      notIncluded: ['Tires'],
    },
    {
      slug: 'recheck',
      name: '500-mile recheck',
      summary: 'Every fastener we touched, torqued again.',
      duration: { minHours: 0.5, maxHours: 0.5 },
      fromCents: 0,
      priceNote: 'Free',
      canWait: true,
      leadTimeDays: 0,
      bookable: false,
      included: [],
      notIncluded: [],
    },
  ],
};

export const examples: Example[] = [
  { name: 'two services', blok: { component: 'service-cards', services: ['leveling-kit'] }, data },
];
