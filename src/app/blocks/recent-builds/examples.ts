import type { Example } from '../blok-props.ts';
import { exampleBuild } from '../gallery-grid/examples.ts';

const { measured: _measured, ...build } = exampleBuild;

export const examples: Example[] = [
  {
    name: 'one build',
    blok: { component: 'recent-builds' },
    previous: 'section-heading',
    data: { builds: [build], total: 36 },
  },
];
