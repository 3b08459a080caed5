import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { CtaBar } from './block.tsx';

export const blok = {
  component: 'CtaBar',
  Block: CtaBar,
} satisfies BlokDescriptor;
