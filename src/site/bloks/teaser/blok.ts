import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { Teaser } from './block.tsx';

export const blok = {
  component: 'Teaser',
  Block: Teaser,
} satisfies BlokDescriptor;
