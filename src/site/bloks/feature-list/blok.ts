import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { FeatureList } from './block.tsx';

export const blok = {
  component: 'FeatureList',
  Block: FeatureList,
} satisfies BlokDescriptor;
