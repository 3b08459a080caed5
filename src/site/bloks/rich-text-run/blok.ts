import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { RichTextRun } from './block.tsx';

export const blok = {
  component: 'rich-text-run',
  Block: RichTextRun,
} satisfies BlokDescriptor;
