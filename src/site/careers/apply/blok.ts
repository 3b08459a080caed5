import { lazy } from 'react';
import { requestPagesUrl } from '#src/site/booking/index.ts';
import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';

export const blok = {
  component: 'job-application-form',
  Block: lazy(() =>
    import('./block.tsx').then((module) => ({ default: module.JobApplicationForm })),
  ),
  styles: requestPagesUrl,
} satisfies BlokDescriptor;
