import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Bloks } from '#src/site/stories/shown-bloks.tsx';
import type { PageBlok } from './schema.ts';

/** The list of a page's parts, where a story puts a page inside another. */
export function Page({ blok }: BlokProps<PageBlok>) {
  return <Bloks list={blok.body} />;
}
