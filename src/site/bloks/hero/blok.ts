import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { Hero } from './block.tsx';

export const blok = {
  component: 'hero',
  Block: Hero,
} satisfies BlokDescriptor;
