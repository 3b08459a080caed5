import { slugOf } from '#src/lib/slug.ts';
import type { FinishedBuildRecord } from './schemas.ts';

/** The gallery's filters, besides the make. */
export const galleryFacets = [
  'model',
  'lift',
  'tire',
  'wheel',
  'size',
  'offset',
  'use',
  'rub',
  'trim',
] as const;
export type GalleryFacet = (typeof galleryFacets)[number];

/** Tags that say what a truck is for; the others say how it was built. */
export const buildUses = [
  'daily',
  'work',
  'tow',
  'camp',
  'trail',
  'rock',
  'desert',
  'family',
  'show',
] as const;

export type GalleryQuery = {
  /** Several values of one facet: any of them. */
  chosen: Partial<Record<GalleryFacet, readonly string[]>>;
};

/** A value with the number of builds that would remain; `label` if it is a name. */
export type GalleryValue = { value: string; label: string | null; count: number };
export type GalleryCounts = { facets: { name: GalleryFacet; values: GalleryValue[] }[] };

type Value = { value: string; label: string | null };

/** Ranges of front lift in inches, each up to this value; the last is open-ended. */
const liftClasses = [
  ['stock', 0],
  ['to2', 2.5],
  ['to3', 3.5],
  ['to5', 5],
  ['over5', Number.POSITIVE_INFINITY],
] as const;

/** Ranges of offset in millimeters, in the same way: the less, the farther a wheel sticks out. */
const offsetClasses = [
  ['to-13', -13],
  ['to12', 12],
  ['to30', 30],
  ['over30', Number.POSITIVE_INFINITY],
] as const;

/** Wheels that the truck came with; of what size and offset is not on the record of a finished build. */
const factory = 'factory';

/** The builds that match, in their order. */
export function narrowGallery<Build extends FinishedBuildRecord>(
  builds: readonly Build[],
  wish: GalleryQuery,
): Build[] {
  return builds.filter((build) => matchesQuery(build, wish, null));
}

/** Each value with the number it would leave, given the other filters; in reading order. */
export function countGallery(
  builds: readonly FinishedBuildRecord[],
  wish: GalleryQuery,
): GalleryCounts {
  return {
    facets: galleryFacets.map((name) => ({ name, values: valuesOf(name, builds, wish) })),
  };
}

function valuesOf(
  name: GalleryFacet,
  builds: readonly FinishedBuildRecord[],
  wish: GalleryQuery,
): GalleryValue[] {
  const values = new Map<string, GalleryValue>();
  for (const build of builds) {
    const counts = matchesQuery(build, wish, name) ? 1 : 0;
    for (const { value, label } of read[name](build)) {
      values.set(value, { value, label, count: (values.get(value)?.count ?? 0) + counts });
    }
  }
  return [...values.values()].sort((one, other) => sortRank(name, one) - sortRank(name, other));
}

/** `except` is the facet to ignore: its own counts are what the other filters leave. */
function matchesQuery(
  build: FinishedBuildRecord,
  { chosen }: GalleryQuery,
  except: GalleryFacet | null,
): boolean {
  return galleryFacets.every((name) => {
    const wanted = chosen[name] ?? [];
    if (name === except || wanted.length === 0) return true;
    return read[name](build).some(({ value }) => wanted.includes(value));
  });
}

const read: Record<GalleryFacet, (build: FinishedBuildRecord) => Value[]> = {
  model: ({ displayModel }) => [{ value: slugOf(displayModel), label: displayModel }],
  lift: ({ lift }) => [{ value: classOf(lift?.frontIn ?? 0, liftClasses), label: null }],
  tire: ({ tire }) => [{ value: String(Math.round(tire.diameterIn)), label: null }],
  wheel: ({ wheel }) => {
    if (wheel === null) return [{ value: factory, label: null }];
    const name = `${wheel.brand} ${wheel.name}`;
    return [{ value: slugOf(name), label: name }];
  },
  use: ({ tags }) =>
    buildUses.filter((use) => tags.includes(use)).map((value) => ({ value, label: null })),
  size: ({ wheel }) => (wheel ? [{ value: wheel.size.split('x')[0] ?? '', label: null }] : []),
  offset: ({ wheel }) =>
    wheel ? [{ value: classOf(wheel.offsetMm, offsetClasses), label: null }] : [],
  rub: ({ fit }) => [{ value: fit.rub.level, label: null }],
  trim: ({ fit }) => [{ value: fit.trimming.level, label: null }],
};

type Classes = readonly (readonly [name: string, upTo: number])[];

function classOf(figure: number, classes: Classes): string {
  return classes.find(([, upTo]) => figure <= upTo)?.[0] ?? '';
}

const orders: Partial<Record<GalleryFacet, readonly string[]>> = {
  lift: liftClasses.map(([name]) => name),
  offset: offsetClasses.map(([name]) => name),
  use: buildUses,
  rub: ['none', 'light'],
  trim: ['none', 'minor'],
};

/** Figures ascend, classes are in the listed order; names are in the order of their newest build. */
function sortRank(name: GalleryFacet, { value }: GalleryValue): number {
  if (name === 'tire' || name === 'size') return Number(value);
  return orders[name]?.indexOf(value) ?? 0;
}
