import styles from '#src/site/booking/request-pages.css?url';
import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { CareersList } from './block.tsx';

export const blok = {
  component: 'careers-list',
  Block: CareersList,
  styles,
} satisfies BlokDescriptor;
