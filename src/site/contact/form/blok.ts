import { lazy } from 'react';
import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';

export const blok = {
  component: 'contact-form',
  Block: lazy(() => import('./block.tsx').then((module) => ({ default: module.ContactForm }))),
} satisfies BlokDescriptor;
