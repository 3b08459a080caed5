import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { StatusCode } from './block.tsx';

export const blok = {
  component: 'status-code',
  Block: StatusCode,
} satisfies BlokDescriptor;
