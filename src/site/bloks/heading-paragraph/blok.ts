import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { HeadingParagraph } from './block.tsx';

export const blok = {
  component: 'HeadingParagraph',
  Block: HeadingParagraph,
} satisfies BlokDescriptor;
