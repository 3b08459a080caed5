import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { VideoBackground } from './block.tsx';

export const blok = {
  component: 'VideoBackground',
  Block: VideoBackground,
} satisfies BlokDescriptor;
