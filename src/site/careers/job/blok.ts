import styles from '#src/site/booking/request-pages.css?url';
import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { JobDetail } from './block.tsx';

export const blok = {
  component: 'job-detail',
  Block: JobDetail,
  styles,
} satisfies BlokDescriptor;
