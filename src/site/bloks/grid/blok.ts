import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { Grid } from './block.tsx';

export const blok = {
  component: 'Grid',
  Block: Grid,
} satisfies BlokDescriptor;
