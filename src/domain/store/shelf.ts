import type {
  LiftKit,
  LiftKitLine,
  OwnTruck,
  Tire,
  TireLine,
  Wheel,
  WheelLine,
} from '#src/domain/catalog/index.ts';
import type { Verdict } from '#src/domain/fitment/index.ts';

export const shelfCategories = ['lift-kits', 'wheels', 'tires'] as const;
export type ShelfCategory = (typeof shelfCategories)[number];

/** The filters of a shelf, in display order. */
export const facetNames = {
  'lift-kits': ['brand', 'type', 'height'],
  wheels: ['brand', 'construction', 'finish', 'diameter', 'width', 'offset', 'pattern'],
  tires: ['brand', 'type', 'rim', 'height', 'loadRange', 'threePeak'],
} as const satisfies Record<ShelfCategory, readonly string[]>;

export type FacetName = (typeof facetNames)[ShelfCategory][number];

/** What the parts must fit. */
export type ShelfFit = {
  vehicleId: string;
  /** Null: any year of the record. */
  year: number | null;
  /** What its owner told about it. */
  own?: OwnTruck | undefined;
  /** Null: stock height. */
  liftSku: string | null;
  /**
   * For wheels: the tire that will go on them, as "35x12.50" (the rim follows the wheel) or as a complete size,
   * "LT285/70R17". Null: the factory's size for the wheel's diameter if there is one with known approved rims;
   * otherwise the tire is ignored.
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
  /** Each word is searched for in brand and line name. */
  words: string;
  sort: ShelfSort;
  /** From 1. */
  page: number;
  perPage: number;
  fit: ShelfFit | null;
};

export const shelfSorts = ['name', 'priceUp', 'priceDown'] as const;
export type ShelfSort = (typeof shelfSorts)[number];

/** Variants of a line by verdict. */
export type VerdictCounts = Record<Verdict, number>;

export type LineFigures = {
  /** Variants that match the request. */
  matching: number;
  /** Variants that the shop offers. */
  of: number;
  /** Of the matching variants. A lift kit has the price range of its line. */
  priceCents: { min: number; max: number };
  /** Of the variants that match except for the fit; null without a fit. */
  verdicts: VerdictCounts | null;
};

/** `sample` is the cheapest match, among equals the one with the first stock number. */
type LineOfKind =
  | { kind: 'lift-kit'; line: LiftKitLine; sample: LiftKit }
  | { kind: 'wheel'; line: WheelLine; sample: Wheel }
  | { kind: 'tire'; line: TireLine; sample: Tire };

/** A product line with its matching variants. */
export type ShelfLine = LineOfKind & LineFigures;

/** `value` as in a URL, `label` as in the catalog. */
export type FacetValue = { value: string; label: string };
/** `count`: lines that choosing it would show, with all other facets unchanged. */
export type Facet = { name: FacetName; values: (FacetValue & { count: number })[] };

export type ShelfPage = {
  /** Matching lines. */
  total: number;
  /** Their matching sizes. */
  sizes: number;
  /** The page shown: the last one if a later one was requested. */
  page: number;
  /** At least 1. */
  pages: number;
  lines: ShelfLine[];
  facets: Facet[];
  /** Lines that are excluded by the fit alone. */
  refused: number;
};
