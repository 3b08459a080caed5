import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { ServiceCards } from './block.tsx';

export const blok = {
  component: 'service-cards',
  Block: ServiceCards,
} satisfies BlokDescriptor;
