import type { Example } from '#src/site/stories/blok-props.ts';

const slide = (headline: string) => ({
  component: 'Teaser',
  headline,
  text: 'A 6-foot-8 garage, 35s, stock height, four hours.',
  link: { url: '/gallery/ford' },
});

export const examples: Example[] = [
  {
    name: 'three slides',
    blok: {
      component: 'carousel',
      slides: [slide('The right lift was zero'), slide('22s instead of 24s'), slide('Both axles')],
    },
  },
];
