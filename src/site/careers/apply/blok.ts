import { lazy } from 'react';
import styles from '#src/site/booking/request-pages.css?url';
import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';

export const blok = {
  component: 'job-application-form',
  Block: lazy(() =>
    import('./block.tsx').then((module) => ({ default: module.JobApplicationForm })),
  ),
  styles,
} satisfies BlokDescriptor;
