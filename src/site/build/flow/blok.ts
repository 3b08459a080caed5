import { lazy } from 'react';
import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import styles from '../build-pages.css?url';

export const blok = {
  component: 'build-flow',
  Block: lazy(() => import('./block.tsx').then((module) => ({ default: module.BuildFlow }))),
  styles,
} satisfies BlokDescriptor;
