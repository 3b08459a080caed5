import { lazy } from 'react';
import styles from '#src/site/build/build-pages.css?url';
import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';

export const blok = {
  component: 'schedule-buttons',
  Block: lazy(() => import('./block.tsx').then((module) => ({ default: module.ScheduleButtons }))),
  styles,
} satisfies BlokDescriptor;
