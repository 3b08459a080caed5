import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Bloks } from '#src/site/stories/shown-bloks.tsx';
import type { RichTextBlok } from './schema.ts';

/** Text and the parts between its paragraphs, one below the other. */
export function RichText({ blok }: BlokProps<RichTextBlok>) {
  return <Bloks list={blok.content} />;
}
