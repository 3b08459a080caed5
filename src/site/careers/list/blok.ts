import { requestPagesUrl } from '#src/site/booking/index.ts';
import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { CareersList } from './block.tsx';

export const blok = {
  component: 'careers-list',
  Block: CareersList,
  styles: requestPagesUrl,
} satisfies BlokDescriptor;
