import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { Columns } from './block.tsx';

export const blok = {
  component: 'columns',
  Block: Columns,
} satisfies BlokDescriptor;
