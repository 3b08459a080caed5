import type { Example } from '#src/site/stories/blok-props.ts';

const teaser = {
  component: 'Teaser',
  headline: 'Lift Kits',
  text: '2 to 8 inches, leveled to long-arm.',
  link: { url: '/services/lift-kits' },
};

export const examples: Example[] = [
  { name: 'without a picture', blok: teaser },
  {
    name: 'with a picture',
    blok: {
      ...teaser,
      image: { filename: '/f/1/1600x900/0123456789/lift.jpg', alt: 'Truck on a two-post lift' },
    },
  },
  { name: 'leads nowhere', blok: { ...teaser, link: { url: '' } } },
];
