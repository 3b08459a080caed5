import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { Headline } from './block.tsx';

export const blok = {
  component: 'headline',
  Block: Headline,
} satisfies BlokDescriptor;
