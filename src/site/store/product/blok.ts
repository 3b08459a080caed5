import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import styles from '../store-pages.css?url';
import { ProductDetail } from './block.tsx';

export const blok = {
  component: 'product-detail',
  Block: ProductDetail,
  styles,
} satisfies BlokDescriptor;
