import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { Metrics } from './block.tsx';

export const blok = {
  component: 'metrics',
  Block: Metrics,
} satisfies BlokDescriptor;
