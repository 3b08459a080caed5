import { lazy } from 'react';
import styles from '#src/site/build/build-pages.css?url';
import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';

export const blok = {
  component: 'build-complete-details',
  Block: lazy(() =>
    import('./block.tsx').then((module) => ({ default: module.BuildCompleteDetails })),
  ),
  styles,
} satisfies BlokDescriptor;
