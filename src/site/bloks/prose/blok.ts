import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { Prose } from './block.tsx';

export const blok = {
  component: 'Prose',
  Block: Prose,
} satisfies BlokDescriptor;
