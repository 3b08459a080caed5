import type { Example } from '#src/site/stories/blok-props.ts';
import type { ProductDetailData } from './load.server.ts';

const data: ProductDetailData = {
  pageWords: {},
  kind: 'wheel',
  shelf: 'wheels',
  lineId: 'vantrel-quoin',
  name: 'Quoin',
  brand: 'Vantrel',
  brandSlug: 'vantrel',
  type: 'Flow-formed',
  story: 'Flow-formed 17s and 18s, 8.5 or nine wide, in offsets that tuck.',
  priceCents: { min: 30_900, max: 34_900 },
  price: '$309 to $349',
  picture: {
    kind: 'wheel',
    finishes: [
      { name: 'Bronze', url: '/a.svg', swatchUrl: '/a-96.svg', alt: 'Vantrel Quoin, bronze' },
      { name: 'Graphite', url: '/b.svg', swatchUrl: '/b-96.svg', alt: 'Vantrel Quoin, graphite' },
    ],
    diameterIn: 17,
    tire: { diameterIn: 34.5, size: '35x12.50R17LT' },
  },
  photos: [],
  facts: [
    { label: 'Load rating', values: ['2,500 lb each'] },
    { label: 'Bolt pattern, center bore', values: ['6x135, 87.1 mm', '6x139.7, 106.2 mm'] },
  ],
  sizes: [
    {
      head: '17x8.5',
      cells: {
        offset: '+18',
        backspacing: '5.46',
        patterns: '6x135, 6x139.7',
        load: '2,500',
        weight: '23',
      },
      price: '$309',
      sku: 'vantrel-quoin-17x8.5-6x135-p18',
      fit: null,
    },
    {
      head: '18x9',
      cells: { offset: '+18', backspacing: '5.71', patterns: '6x135', load: null, weight: '27' },
      price: '$349',
      sku: 'vantrel-quoin-18x9-6x135-p18',
      fit: null,
    },
  ],
  sizeGroups: [],
  description: null,
  offers: [],
  seller: null,
  truck: null,
};

const onTruck: ProductDetailData = {
  ...data,
  truck: {
    wish: {
      vehicleId: 'ford-f150-2021',
      year: 2021,
      liftSku: null,
      tire: '35x12.50',
      noWork: false,
    },
    make: 'Ford',
    model: 'F-150',
    name: '2021 Ford F-150',
    fact: '6x135, 87.1 mm hub',
    lifts: [],
    liftIn: null,
  },
  sizes: data.sizes.map((row, at) => ({
    ...row,
    fit: {
      verdict: at === 0 ? 'fits' : 'does-not-fit',
      sentence: 'The tire clears: it is 35 in tall, and at this height up to 35 in clears.',
      reasons: [
        'The tire clears: it is 35 in tall, and at this height up to 35 in clears.',
        'Lug holes match: 6x135.',
      ],
    },
  })),
  seller: { url: 'https://vantrel.example/quoin', host: 'vantrel.example' },
};

const photographed = ['quoin.jpg', 'quoin-on-truck.jpg', 'quoin-lip.jpg'].map((file, at) => ({
  src: `/f/1/1920x1080/${'0'.repeat(64)}/${file}`,
  alt: `Vantrel Quoin, photo ${at + 1} of 3`,
  focus: '',
}));

export const examples: Example[] = [
  { name: 'a wheel in two finishes', blok: { component: 'product-detail' }, data },
  { name: 'on a truck', blok: { component: 'product-detail' }, data: onTruck },
  {
    name: 'many sizes, folded',
    blok: { component: 'product-detail' },
    data: {
      ...data,
      kind: 'tire',
      shelf: 'tires',
      sizeGroups: data.sizes.map(({ sku }, at) => ({
        title: `${17 + at}-in wheels`,
        note: '1 size, 34.5 in tall',
        fit: { tone: 'fits', text: '1 of 1 size fits', unknown: null },
        isOpen: at === 0,
        skus: [sku],
      })),
    },
  },
  {
    name: 'photographed',
    blok: { component: 'product-detail' },
    data: { ...data, photos: photographed },
  },
  {
    name: 'one finish, nothing drawn',
    blok: { component: 'product-detail' },
    data: { ...data, picture: null, story: '' },
  },
];
