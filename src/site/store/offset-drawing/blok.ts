import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import styles from '../store-pages.css?url';
import { OffsetDrawing } from './block.tsx';

export const blok = {
  component: 'offset-drawing',
  Block: OffsetDrawing,
  styles,
} satisfies BlokDescriptor;
