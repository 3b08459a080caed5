import type { Example } from '../blok-props.ts';
import type { ProductDetailData } from './load.server.ts';

const data: ProductDetailData = {
  pageWords: {},
  name: 'Quoin',
  brand: 'Vantrel',
  construction: 'Flow-formed',
  story: 'Flow-formed 17s and 18s, 8.5 or nine wide, in offsets that tuck.',
  price: '$309 to $349',
  fourCents: 123_600,
  picture: {
    finishes: [
      { name: 'Bronze', url: '/a.svg', swatchUrl: '/a-96.svg', alt: 'Vantrel Quoin, bronze' },
      { name: 'Graphite', url: '/b.svg', swatchUrl: '/b-96.svg', alt: 'Vantrel Quoin, graphite' },
    ],
    diameterIn: 17,
    tire: { diameterIn: 34.5, size: '35x12.50R17LT' },
  },
  facts: [
    { label: 'Load rating', values: ['2,500 lb each'] },
    { label: 'Bolt pattern, center bore', values: ['6x135, 87.1 mm', '6x139.7, 106.2 mm'] },
  ],
  sizes: [
    {
      size: '17x8.5',
      offset: '+18',
      backspacing: '5.46',
      patterns: ['6x135', '6x139.7'],
      load: '2,500',
      weight: '23',
      price: '$309',
    },
    {
      size: '18x9',
      offset: '+18',
      backspacing: '5.71',
      patterns: ['6x135'],
      load: null,
      weight: '27',
      price: '$349',
    },
  ],
};

export const examples: Example[] = [
  { name: 'a wheel in two finishes', blok: { component: 'product-detail' }, data },
  {
    name: 'one finish, nothing drawn',
    blok: { component: 'product-detail' },
    data: { ...data, picture: null, story: '' },
  },
];
