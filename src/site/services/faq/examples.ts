import type { Example } from '#src/site/stories/blok-props.ts';
import type { FaqData } from './load.server.ts';

const alignment = {
  name: 'Alignment',
  questions: [
    { q: 'Does a leveling kit need one?', a: 'Yes. Every one. It is in the price.' },
    { q: 'How long does it take?', a: 'An hour at stock height.' },
  ],
};
const recheck = { name: 'Recheck', questions: [{ q: 'When?', a: 'At 500 miles.' }] };
const one: FaqData = { groups: [alignment] };
const two: FaqData = { groups: [alignment, recheck] };

export const examples: Example[] = [
  { name: 'one service', blok: { component: 'faq', services: ['alignment'] }, data: one },
  {
    name: 'two services',
    blok: { component: 'faq', services: ['alignment', 'recheck'] },
    data: two,
  },
];
