import type { Example } from '../blok-props.ts';
import { exampleBuild } from '../gallery-grid/examples.ts';

export const examples: Example[] = [
  {
    name: 'one build',
    blok: { component: 'finished-with-this' },
    data: { name: 'Quoin', builds: [exampleBuild] },
  },
];
