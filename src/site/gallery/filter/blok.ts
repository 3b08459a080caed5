import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { GalleryFilter } from './block.tsx';

export const blok = {
  component: 'gallery-filter',
  Block: GalleryFilter,
} satisfies BlokDescriptor;
