import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Bloks } from '#src/site/stories/shown-bloks.tsx';
import type { PageBlok } from './schema.ts';

/** A list of parts, for a story that has a page inside a page. */
export function Page({ blok }: BlokProps<PageBlok>) {
  return <Bloks list={blok.body} />;
}
