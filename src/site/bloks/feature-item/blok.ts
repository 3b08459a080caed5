import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { FeatureItem } from './block.tsx';

export const blok = {
  component: 'feature-item',
  Block: FeatureItem,
} satisfies BlokDescriptor;
