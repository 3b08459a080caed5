import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'with a link',
    blok: { component: 'callout-banner' },
    data: {
      html: 'Lug nuts settle. <a href="/services/lift-kits#recheck">Five minutes, free.</a>',
    },
  },
];
