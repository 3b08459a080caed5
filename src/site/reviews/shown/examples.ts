import { pack } from '#src/lib/packed.ts';
import type { Example } from '#src/site/stories/blok-props.ts';
import type { ReviewsData, ReviewView } from './load.server.ts';

const plain: ReviewView = {
  id: 'r01',
  stars: 5,
  by: 'Luz M., Mesa',
  date: 'June 2026',
  text: 'The estimate said 31.5. I have had haircuts with a wider margin.',
  language: 'en',
  original: null,
  build: { title: '2021 Jeep Wrangler', makeSlug: 'jeep', slug: '2021-wrangler-long-arm' },
  reply: null,
};
const answered: ReviewView = {
  ...plain,
  id: 'r02',
  stars: 4,
  text: 'One star off because I wanted a lift.',
  original: { text: 'Una estrella menos porque yo quería lift.', language: 'es' },
  build: null,
  reply: { author: 'Marisol', text: 'Fair. The garage door thanks you.' },
};
const one: ReviewsData = { reviews: pack([plain]) };
const two: ReviewsData = { reviews: pack([plain, answered]) };

export const examples: Example[] = [
  { name: 'one', blok: { component: 'reviews', limit: 1 }, data: one },
  { name: 'two, one translated and answered', blok: { component: 'reviews' }, data: two },
];
