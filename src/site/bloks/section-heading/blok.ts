import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { SectionHeading } from './block.tsx';

export const blok = {
  component: 'section-heading',
  Block: SectionHeading,
} satisfies BlokDescriptor;
