import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { PageHero } from './block.tsx';

export const blok = {
  component: 'Hero',
  Block: PageHero,
} satisfies BlokDescriptor;
