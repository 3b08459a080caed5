import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { ExperimentVariant } from './block.tsx';

export const blok = {
  component: 'experiment-variant',
  Block: ExperimentVariant,
} satisfies BlokDescriptor;
