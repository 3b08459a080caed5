import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { StartBuild } from './block.tsx';

export const blok = {
  component: 'start-build',
  Block: StartBuild,
} satisfies BlokDescriptor;
