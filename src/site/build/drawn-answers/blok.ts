import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { DrawnAnswers } from './block.tsx';

export const blok = {
  component: 'drawn-answers',
  Block: DrawnAnswers,
} satisfies BlokDescriptor;
