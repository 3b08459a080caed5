import type { BlokDescriptor } from '#src/site/stories/shown-bloks.tsx';
import { PrivacyChoices } from './block.tsx';

export const blok = {
  component: 'privacy-choices',
  Block: PrivacyChoices,
} satisfies BlokDescriptor;
