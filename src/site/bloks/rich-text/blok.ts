import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { RichText } from './block.tsx';

export const blok = {
  component: 'rich-text',
  Block: RichText,
} satisfies BlokDescriptor;
