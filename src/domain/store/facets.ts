import type {
  LiftKit,
  LiftKitLine,
  LiftType,
  Tire,
  TireLine,
  Wheel,
  WheelLine,
} from '#src/domain/catalog/index.ts';
import { findTireSize } from '#src/domain/fitment/index.ts';
import { compareNames } from '#src/lib/compare-names.ts';
import { slugOf } from '#src/lib/slug.ts';
import type { FacetName, FacetValue, ShelfCategory } from './shelf.ts';

/** The makers' own types, in the store's order. */
const kindOfLift = {
  leveling: 'leveling',
  'suspension (strut + add-a-leaf/rear coil)': 'suspension',
  'suspension (drop bracket / knuckle)': 'suspension',
  coilover: 'coilover',
  'long-arm': 'long-arm',
  'suspension (radius-arm drop or arms, coils, rear block/pack)': 'suspension',
  'suspension (load-rated coils/leafs)': 'suspension',
  body: 'body',
} as const satisfies Record<LiftType, string>;

/** Any of the parts, as its shelf sees it. */
export type PartOf = { 'lift-kits': LiftKit; wheels: Wheel; tires: Tire };
export type Part = PartOf[ShelfCategory];

/** The line that a part belongs to. */
export type LineOf = { 'lift-kits': LiftKitLine; wheels: WheelLine; tires: TireLine };

type Reader<Of> = (part: Of) => FacetValue[];

const brand = (part: { brand: string }) => [word(part.brand)];

const readers: {
  [Category in ShelfCategory]: Partial<Record<FacetName, Reader<PartOf[Category]>>>;
} = {
  'lift-kits': {
    brand,
    type: ({ type }) => [word(kindOfLift[type])],
    height: ({ frontIn }) => [numberValue(frontIn)],
  },
  wheels: {
    brand,
    construction: ({ construction }) => [word(construction)],
    finish: ({ finishes }) => finishes.map(word),
    diameter: ({ diameterIn }) => [numberValue(diameterIn)],
    width: ({ widthIn }) => [numberValue(widthIn)],
    offset: ({ offsetMm }) => [numberValue(offsetMm)],
    pattern: ({ boltPatterns }) => boltPatterns.map(asIs),
  },
  tires: {
    brand,
    type: ({ type }) => [word(type)],
    rim: ({ size }) => figureOrNone(findTireSize(size)?.rimIn),
    height: ({ diameterIn }) => [numberValue(Math.round(diameterIn))],
    loadRange: ({ loadRange }) => [asIs(loadRange)],
    threePeak: ({ threePeak }) => (threePeak ? [asIs('yes')] : []),
  },
};

/** A part's values for a facet; empty if it has none. */
export function facetValues<Category extends ShelfCategory>(
  category: Category,
  { name, part }: { name: FacetName; part: PartOf[Category] },
): FacetValue[] {
  return readers[category][name]?.(part) ?? [];
}

/** Numbers by size, words alphabetically. */
export function compareFacetValues(one: FacetValue, other: FacetValue): number {
  return Number(one.value) - Number(other.value) || compareNames(one.label, other.label);
}

function word(label: string): FacetValue {
  return { value: slugOf(label), label };
}

function asIs(value: string): FacetValue {
  return { value, label: value };
}

function numberValue(value: number): FacetValue {
  return asIs(String(value));
}

function figureOrNone(value: number | undefined): FacetValue[] {
  return value === undefined ? [] : [numberValue(value)];
}
