import { exampleBuild } from '#src/site/gallery/grid/examples.ts';
import type { Example } from '#src/site/stories/blok-props.ts';

export const examples: Example[] = [
  {
    name: 'one build',
    blok: { component: 'finished-with-this' },
    data: { name: 'Quoin', builds: [exampleBuild] },
  },
];
