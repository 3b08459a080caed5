import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { ContactLocation } from './block.tsx';

export const blok = {
  component: 'contact-location',
  Block: ContactLocation,
} satisfies BlokDescriptor;
