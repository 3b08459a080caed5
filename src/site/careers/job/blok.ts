import { requestPagesUrl } from '#src/site/booking/index.ts';
import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { JobDetail } from './block.tsx';

export const blok = {
  component: 'job-detail',
  Block: JobDetail,
  styles: requestPagesUrl,
} satisfies BlokDescriptor;
