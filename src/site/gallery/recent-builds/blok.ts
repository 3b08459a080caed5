import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { RecentBuilds } from './block.tsx';

export const blok = {
  component: 'recent-builds',
  Block: RecentBuilds,
} satisfies BlokDescriptor;
