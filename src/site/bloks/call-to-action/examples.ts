import type { Example } from '#src/site/stories/blok-props.ts';

const call = {
  component: 'call-to-action',
  title: 'Thirty minutes,',
  title_accent: 'free, with a tape',
  sub_title: 'A fit check gives you fender heights, offset and caliper clearance on a card.',
  buttons: [
    { component: 'button', title: 'Book', url: { url: '/appointment' }, type: 'black' },
    { component: 'button', title: 'Call', url: { url: 'tel:+14807777700' }, type: 'white' },
  ],
};

export const examples: Example[] = [
  ...['white', 'transparent', 'branded', 'light'].map((background) => ({
    name: background,
    blok: { ...call, background },
  })),
  { name: 'justified', blok: { ...call, justify: true, background: 'branded' } },
  { name: 'without buttons', blok: { ...call, buttons: [] } },
];
