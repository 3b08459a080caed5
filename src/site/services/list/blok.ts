import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { ServicesList } from './block.tsx';

export const blok = {
  component: 'services-list',
  Block: ServicesList,
} satisfies BlokDescriptor;
