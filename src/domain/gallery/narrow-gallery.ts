import { slugOf } from '#src/lib/slug.ts';
import type { FinishedBuildRecord } from './schemas.ts';

/** The gallery's filters, besides the make. */
export const galleryFacets = ['model', 'lift', 'tire', 'wheel', 'use'] as const;
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
  /** Only what needed no trimming. */
  untrimmed: boolean;
};

/** A value with the number of builds that would remain; `label` if it is a name. */
export type GalleryValue = { value: string; label: string | null; count: number };
export type GalleryCounts = {
  facets: { name: GalleryFacet; values: GalleryValue[] }[];
  /** How many of the builds shown without this filter needed no trimming. */
  untrimmed: number;
};

type Value = { value: string; label: string | null };

const uses: readonly string[] = buildUses;

/** Ranges of front lift in inches, each up to this value; the last is open-ended. */
const liftClasses = [
  ['stock', 0],
  ['to2', 2.5],
  ['to3', 3.5],
  ['to5', 5],
] as const;

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
    untrimmed: builds.filter((build) => matchesQuery(build, { ...wish, untrimmed: true }, null))
      .length,
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
  { chosen, untrimmed }: GalleryQuery,
  except: GalleryFacet | null,
): boolean {
  if (untrimmed && build.fit.trimming.level !== 'none') return false;
  return galleryFacets.every((name) => {
    const wanted = chosen[name] ?? [];
    if (name === except || wanted.length === 0) return true;
    return read[name](build).some(({ value }) => wanted.includes(value));
  });
}

const read: Record<GalleryFacet, (build: FinishedBuildRecord) => Value[]> = {
  model: ({ displayModel }) => [{ value: slugOf(displayModel), label: displayModel }],
  lift: ({ lift }) => [{ value: liftClass(lift?.frontIn ?? 0), label: null }],
  tire: ({ tire }) => [{ value: String(Math.round(tire.diameterIn)), label: null }],
  wheel: ({ wheel }) => {
    if (wheel === null) return [{ value: 'factory', label: null }];
    const name = `${wheel.brand} ${wheel.name}`;
    return [{ value: slugOf(name), label: name }];
  },
  use: ({ tags }) =>
    buildUses.filter((use) => tags.includes(use)).map((value) => ({ value, label: null })),
};

function liftClass(frontIn: number): string {
  return liftClasses.find(([, upToIn]) => frontIn <= upToIn)?.[0] ?? 'over5';
}

/** Lifts and tires ascend, uses are in the listed order; names are in the order of their newest build. */
function sortRank(name: GalleryFacet, { value }: GalleryValue): number {
  if (name === 'tire') return Number(value);
  if (name === 'use') return uses.indexOf(value);
  if (name !== 'lift') return 0;
  const at = liftClasses.findIndex(([one]) => one === value);
  return at < 0 ? liftClasses.length : at;
}
