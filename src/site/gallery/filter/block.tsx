import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { MakesNav } from '../makes-nav.tsx';
import type { GalleryFilterData } from './load.server.ts';
import type { GalleryFilterBlok } from './schema.ts';

/** Filters the gallery by make: each is a page of its own. */
export function GalleryFilter({ data }: BlokProps<GalleryFilterBlok, GalleryFilterData>) {
  if (data.makes.length === 0) return null;
  return <MakesNav makes={data.makes} current="" />;
}
