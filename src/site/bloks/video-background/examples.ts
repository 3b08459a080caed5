import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'a film of three sizes with a poster',
    blok: {
      component: 'VideoBackground',
      src: '/f/1/film/lineup-1280.mp4',
      sources: [640, 1280, 1920].map((res) => ({
        src: `/f/1/film/lineup-${res}.mp4`,
        res,
        autoplay: true,
      })),
      poster: '/f/1/1600x900/0123456789/lineup.jpg',
      overlay: 'linear-gradient(to top, oklch(0.2 0.02 60 / 0.55), transparent)',
      alt: 'Trucks pass a ridge at sundown, stock height first, tallest last',
    },
  },
  { name: 'nothing to show', blok: { component: 'VideoBackground' } },
];
