import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { Faq } from './block.tsx';

export const blok = {
  component: 'faq',
  Block: Faq,
} satisfies BlokDescriptor;
