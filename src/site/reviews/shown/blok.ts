import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { Reviews } from './block.tsx';

export const blok = {
  component: 'reviews',
  Block: Reviews,
} satisfies BlokDescriptor;
