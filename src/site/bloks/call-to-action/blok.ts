import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { CallToAction } from './block.tsx';

export const blok = {
  component: 'call-to-action',
  Block: CallToAction,
} satisfies BlokDescriptor;
