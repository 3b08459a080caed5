import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import styles from '../gallery-pages.css?url';
import { GalleryGrid } from './block.tsx';

export const blok = {
  component: 'gallery-grid',
  Block: GalleryGrid,
  styles,
} satisfies BlokDescriptor;
