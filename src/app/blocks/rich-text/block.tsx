import type { BlokProps } from '../blok-props.ts';
import { Bloks } from '../story-body.tsx';
import type { RichTextBlok } from './schema.ts';

/** Text and the parts between its paragraphs, one below the other. */
export function RichText({ blok }: BlokProps<RichTextBlok>) {
  return <Bloks list={blok.content} />;
}
