import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'a table',
    blok: { component: 'Prose' },
    data: {
      html: '<h2>Cast, flow-formed, forged</h2><table><thead><tr><th>construction</th><th>from</th></tr></thead><tbody><tr><td>Cast</td><td>$209</td></tr></tbody></table>',
    },
  },
];
