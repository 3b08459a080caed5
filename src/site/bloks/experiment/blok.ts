import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { Experiment } from './block.tsx';

export const blok = {
  component: 'experiment',
  Block: Experiment,
} satisfies BlokDescriptor;
