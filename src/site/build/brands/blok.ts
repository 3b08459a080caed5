import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { BuildBrands } from './block.tsx';

export const blok = {
  component: 'build-brands',
  Block: BuildBrands,
} satisfies BlokDescriptor;
