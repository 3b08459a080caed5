import { lazy } from 'react';
import { buildPagesUrl } from '#src/site/build/index.ts';
import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';

export const blok = {
  component: 'build-complete-details',
  Block: lazy(() =>
    import('./block.tsx').then((module) => ({ default: module.BuildCompleteDetails })),
  ),
  styles: buildPagesUrl,
} satisfies BlokDescriptor;
