import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { TeamGrid } from './block.tsx';

export const blok = {
  component: 'team-grid',
  Block: TeamGrid,
} satisfies BlokDescriptor;
