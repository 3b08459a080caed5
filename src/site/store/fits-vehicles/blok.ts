import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import styles from '../store-pages.css?url';
import { FitsVehicles } from './block.tsx';

export const blok = {
  component: 'fits-vehicles',
  Block: FitsVehicles,
  styles,
} satisfies BlokDescriptor;
