import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import styles from '../store-pages.css?url';
import { StoreGrid } from './block.tsx';

export const blok = {
  component: 'store-grid',
  Block: StoreGrid,
  styles,
} satisfies BlokDescriptor;
