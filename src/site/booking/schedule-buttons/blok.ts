import { lazy } from 'react';
import { buildPagesUrl } from '#src/site/build/index.ts';
import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';

export const blok = {
  component: 'schedule-buttons',
  Block: lazy(() => import('./block.tsx').then((module) => ({ default: module.ScheduleButtons }))),
  styles: buildPagesUrl,
} satisfies BlokDescriptor;
