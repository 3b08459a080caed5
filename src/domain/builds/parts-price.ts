import { isOffered, type LiftKit, type Tire, type Wheel } from '#src/domain/catalog/index.ts';
import type { Cents } from '#src/lib/money.ts';
import type { BuildOption } from './options.ts';
import type { ResolvedBuild } from './resolve-build.ts';

/** Whole cents. A kit's list price spans its heights, so a total is a span too. */
export type PriceSpan = { minCents: Cents; maxCents: Cents };

export type PartRow = {
  option: BuildOption;
  sku: string;
  brand: string;
  name: string;
  /** The size or heights in trade notation: "18x9", "35x12.50R18LT", "4/3". */
  size: string;
  count: number;
  /** As last known, if the shop no longer offers it. */
  price: PriceSpan;
  isGone: boolean;
};

/** The chosen parts, in the order of the build. Kept factory parts cost nothing. */
export function listParts({ liftKit, wheel, tire, withSpare }: ResolvedBuild): PartRow[] {
  const count = withSpare ? 5 : 4;
  const rows: (PartRow | null)[] = [
    liftKit && {
      ...partTitle(liftKit),
      option: 'lift-kits',
      size: `${liftKit.frontIn}/${liftKit.rearIn}`,
      count: 1,
      price: { minCents: liftKit.priceCents.min, maxCents: liftKit.priceCents.max },
    },
    wheel && {
      ...partTitle(wheel),
      option: 'wheels',
      size: `${wheel.diameterIn}x${wheel.widthIn}`,
      count,
      price: priceEach(count, wheel.priceCents),
    },
    tire && {
      ...partTitle(tire),
      option: 'tires',
      size: tire.size,
      count,
      price: priceEach(count, tire.priceCents),
    },
  ];
  return rows.filter((row) => row !== null);
}

/** Parts only, without labor, fees and tax. */
export function partsTotal(parts: readonly PartRow[]): PriceSpan {
  return {
    minCents: parts.reduce((sum, { price }) => sum + price.minCents, 0),
    maxCents: parts.reduce((sum, { price }) => sum + price.maxCents, 0),
  };
}

function partTitle(part: LiftKit | Wheel | Tire) {
  const { sku, brand, name } = part;
  return { sku, brand, name, isGone: !isOffered(part) };
}

function priceEach(count: number, cents: Cents): PriceSpan {
  return { minCents: count * cents, maxCents: count * cents };
}
