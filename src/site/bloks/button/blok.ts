import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { Button } from './block.tsx';

export const blok = {
  component: 'button',
  Block: Button,
} satisfies BlokDescriptor;
