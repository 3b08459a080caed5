import { pack } from '#src/lib/packed.ts';
import type { Example } from '#src/site/stories/blok-props.ts';
import type { ServicesListData } from './load.server.ts';

const data: ServicesListData = {
  services: pack([
    {
      slug: 'fit-check',
      name: 'Fit check',
      summary: 'Thirty minutes with a tape, a gauge and your truck.',
      duration: '30 min',
      price: 'Free',
      page: null,
    },
    {
      slug: 'leveling-kit',
      name: 'Leveling kit',
      summary: 'Raises the front 2 to 2.5 inches so the truck sits flat.',
      duration: '3.5 to 6 h',
      price: 'from $720',
      page: 'lift-kits',
    },
  ]),
};

export const examples: Example[] = [
  { name: 'some, with a way to all', blok: { component: 'services-list', limit: 2 }, data },
  { name: 'all', blok: { component: 'services-list' }, data },
];
