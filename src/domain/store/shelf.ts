import type {
  LiftKit,
  LiftKitLine,
  Tire,
  TireLine,
  Wheel,
  WheelLine,
} from '#src/domain/catalog/index.ts';
import type { Verdict } from '#src/domain/fitment/index.ts';

export const shelfCategories = ['lift-kits', 'wheels', 'tires'] as const;
export type ShelfCategory = (typeof shelfCategories)[number];

/** By what a shelf can be narrowed, in the order it is offered. */
export const facetNames = {
  'lift-kits': ['brand', 'type', 'height'],
  wheels: ['brand', 'construction', 'finish', 'diameter', 'width', 'offset', 'pattern'],
  tires: ['brand', 'type', 'rim', 'height', 'loadRange', 'threePeak'],
} as const satisfies Record<ShelfCategory, readonly string[]>;

export type FacetName = (typeof facetNames)[ShelfCategory][number];

/** What the parts are to fit. */
export type ShelfFit = {
  vehicleId: string;
  /** null: stock height. */
  liftSku: string | null;
  /**
   * Wheels: the tire that is to go on them, as "35x12.50" (the rim follows the wheel) or as a
   * whole size, "LT285/70R17". null: the factory's size for the wheel's diameter where there is
   * one whose approved rims are known; otherwise nothing is said of the tire.
   */
  tire: string | null;
  /** Only what needs no work; otherwise also "fits-with-work". Never "unknown". */
  noWork: boolean;
};

export type ShelfRequest = {
  category: ShelfCategory;
  /** Any of the values of one facet, and all of the facets. */
  chosen: Partial<Record<FacetName, readonly string[]>>;
  maxPriceCents: number | null;
  /** Each word is looked for in brand and line name. */
  words: string;
  sort: ShelfSort;
  /** From 1. */
  page: number;
  perPage: number;
  fit: ShelfFit | null;
};

export const shelfSorts = ['name', 'priceUp', 'priceDown'] as const;
export type ShelfSort = (typeof shelfSorts)[number];

/** Variants of a line by what fitment says of them. */
export type VerdictCounts = Record<Verdict, number>;

export type LineFigures = {
  /** Variants that the request matches. */
  matching: number;
  /** Variants that the shop offers. */
  of: number;
  /** Of the matching ones. A lift kit has the span of its line. */
  priceCents: { min: number; max: number };
  /** Of the variants that match all but the fit; null where no fit was asked for. */
  verdicts: VerdictCounts | null;
};

/** `sample` is the cheapest that matches, of equals the one with the first stock number. */
type LineOfKind =
  | { kind: 'lift-kit'; line: LiftKitLine; sample: LiftKit }
  | { kind: 'wheel'; line: WheelLine; sample: Wheel }
  | { kind: 'tire'; line: TireLine; sample: Tire };

/** A product line with those of its variants that the request matches. */
export type ShelfLine = LineOfKind & LineFigures;

/** `value` as an address carries it, `label` as the catalogue writes it. */
export type FacetValue = { value: string; label: string };
/** `count`: lines that choosing it would show, all other facets as they are. */
export type Facet = { name: FacetName; values: (FacetValue & { count: number })[] };

export type ShelfPage = {
  /** Lines that match. */
  total: number;
  /** Their sizes that match. */
  sizes: number;
  /** The page shown: the last one where a later one was asked for. */
  page: number;
  /** At least 1. */
  pages: number;
  lines: ShelfLine[];
  facets: Facet[];
  /** Lines that only the fit leaves out. */
  refused: number;
};
