import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { Spacer } from './block.tsx';

export const blok = {
  component: 'spacer',
  Block: Spacer,
} satisfies BlokDescriptor;
