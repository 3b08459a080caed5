import type { Example } from '#src/site/stories/blok-props.ts';

const hero = {
  component: 'hero',
  title: 'Ten services,',
  title_emphasis: 'hours and prices first.',
  description: 'Everything we do, what it takes, and what it starts at.',
  buttons: [
    { component: 'button', title: 'Start your Build', url: { url: '/build' } },
    { component: 'button', title: 'Book a bay', url: { url: '/appointment' }, type: 'transparent' },
  ],
};
const asset = {
  filename: '/f/1/1600x900/0123456789/bays.jpg',
  alt: 'Six bays at six in the evening',
};

export const examples: Example[] = [
  { name: 'default, without a picture', blok: hero },
  { name: 'default, with a picture', blok: { ...hero, asset } },
  { name: 'dark', blok: { ...hero, style: 'dark', asset } },
  { name: 'the drawing follows', blok: { ...hero, style: 'dark' }, next: 'start-build' },
  { name: 'only a title', blok: { component: 'hero', title: 'Terms' } },
];
