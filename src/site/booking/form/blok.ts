import { lazy } from 'react';
import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import styles from '../request-pages.css?url';

export const blok = {
  component: 'appointment-form',
  Block: lazy(() => import('./block.tsx').then((module) => ({ default: module.AppointmentForm }))),
  styles,
} satisfies BlokDescriptor;
