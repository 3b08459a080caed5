import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { CalloutBanner } from './block.tsx';

export const blok = {
  component: 'callout-banner',
  Block: CalloutBanner,
} satisfies BlokDescriptor;
