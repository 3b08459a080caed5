import { pack } from '#src/lib/packed.ts';
import type { Example } from '#src/site/stories/blok-props.ts';
import { exampleBuild } from '../grid/examples.ts';

export const examples: Example[] = [
  {
    name: 'one build',
    blok: { component: 'recent-builds' },
    previous: 'section-heading',
    data: { builds: pack([exampleBuild]), total: 36 },
  },
];
