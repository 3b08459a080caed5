import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { SpacerStep } from './block.tsx';

export const blok = {
  component: 'Spacer',
  Block: SpacerStep,
} satisfies BlokDescriptor;
