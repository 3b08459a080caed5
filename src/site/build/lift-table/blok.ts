import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { LiftTable } from './block.tsx';
import styles from './lift-table.css?url';

export const blok = {
  component: 'lift-table',
  Block: LiftTable,
  styles,
} satisfies BlokDescriptor;
