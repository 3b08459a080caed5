import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { LawCard } from './block.tsx';

export const blok = {
  component: 'law-card',
  Block: LawCard,
} satisfies BlokDescriptor;
