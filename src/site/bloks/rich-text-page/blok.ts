import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { RichTextPage } from './block.tsx';

export const blok = {
  component: 'rich-text-page',
  Block: RichTextPage,
} satisfies BlokDescriptor;
