import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { Page } from './block.tsx';

export const blok = {
  component: 'page',
  Block: Page,
} satisfies BlokDescriptor;
