import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { Carousel } from './block.tsx';

export const blok = {
  component: 'carousel',
  Block: Carousel,
} satisfies BlokDescriptor;
