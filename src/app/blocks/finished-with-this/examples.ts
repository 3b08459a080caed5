import type { Example } from '../blok-props.ts';
import { exampleBuild } from '../gallery-grid/examples.ts';

const { measured: _measured, engine: _engine, ...build } = exampleBuild;

export const examples: Example[] = [
  {
    name: 'one build',
    blok: { component: 'finished-with-this' },
    data: { name: 'Quoin', builds: [build] },
  },
];
