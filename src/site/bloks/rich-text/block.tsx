import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Bloks } from '#src/site/stories/shown-bloks.tsx';
import type { RichTextBlok } from './schema.ts';

/** Text with parts between its paragraphs. */
export function RichText({ blok }: BlokProps<RichTextBlok>) {
  return <Bloks list={blok.content} />;
}
