import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { FinishedWithThis } from './block.tsx';

export const blok = {
  component: 'finished-with-this',
  Block: FinishedWithThis,
} satisfies BlokDescriptor;
