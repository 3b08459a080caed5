import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { AppointmentSidebar } from './block.tsx';

export const blok = {
  component: 'appointment-sidebar',
  Block: AppointmentSidebar,
} satisfies BlokDescriptor;
