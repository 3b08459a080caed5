import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { GalleryMakes } from './block.tsx';

export const blok = {
  component: 'gallery-makes',
  Block: GalleryMakes,
} satisfies BlokDescriptor;
