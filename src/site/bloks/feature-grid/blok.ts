import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { FeatureGrid } from './block.tsx';

export const blok = {
  component: 'feature-grid',
  Block: FeatureGrid,
} satisfies BlokDescriptor;
