import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { Btn } from './block.tsx';

export const blok = {
  component: 'Btn',
  Block: Btn,
} satisfies BlokDescriptor;
