import type { Example } from '#src/site/stories/blok-props.ts';
import { buttonTypes } from './schema.ts';

const button = { component: 'button', title: 'Start your Build', url: { url: '/build' } };

export const examples: Example[] = [
  ...buttonTypes.map((type) => ({ name: type, blok: { ...button, type } })),
  { name: 'an unknown type is branded', blok: { ...button, type: 'neon' } },
  {
    name: 'leads to another site in another tab',
    blok: { ...button, title: 'Directions', url: { url: 'https://maps.example' }, external: true },
  },
  {
    name: 'a telephone number',
    blok: { ...button, title: 'Call', url: { url: 'tel:+14807777700' } },
  },
  { name: 'nothing without a title', blok: { ...button, title: '' } },
];
