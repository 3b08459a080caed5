import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { OfflinePages } from './block.tsx';

export const blok = {
  component: 'offline-pages',
  Block: OfflinePages,
} satisfies BlokDescriptor;
