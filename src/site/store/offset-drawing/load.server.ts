import { listTires } from '#src/domain/catalog/index.server.ts';
import type { Tire, Wheel } from '#src/domain/catalog/index.ts';
import { backspacingIn } from '#src/domain/fitment/index.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { wheelLineOf } from '../product/product-line.server.ts';
import { mountableTire } from '../shelf/wheel-picture.ts';
import { chooseOffsets } from './choose-offsets.ts';
import type { OffsetDrawingBlok } from './schema.ts';

/** A wheel in section; inches except for the offset. */
export type WheelSection = {
  diameterIn: number;
  widthIn: number;
  offsetMm: number;
  /** From the mounting face to the inner and the outer flange. */
  backspacingIn: number;
  outsideIn: number;
  /** How much further out than the first one shown. */
  pokeIn: number;
  /** Null if no tire of the catalog mounts on it. */
  tire: Pick<Tire, 'size' | 'diameterIn' | 'sectionIn'> | null;
};

export type OffsetDrawingData = { wheels: WheelSection[] };

/** Undefined if it is not a wheel. @throws {DomainError} not-found if the shop has no such line */
export const load: Load<OffsetDrawingBlok, OffsetDrawingData> = async ({ ctx, page }) => {
  const [found, tires] = await Promise.all([wheelLineOf(ctx, page), listTires(ctx)]);
  const chosen = chooseOffsets(found?.wheels ?? []);
  const innermost = chosen[0] ? outsideIn(chosen[0]) : 0;
  return {
    wheels: chosen.map((wheel) => ({
      diameterIn: wheel.diameterIn,
      widthIn: wheel.widthIn,
      offsetMm: wheel.offsetMm,
      backspacingIn: backspacingIn(wheel),
      outsideIn: outsideIn(wheel),
      pokeIn: outsideIn(wheel) - innermost,
      tire: shownTire(wheel, tires),
    })),
  };
};

/** The rest of the overall width: flange to flange, minus the backspacing. */
function outsideIn(wheel: Wheel): number {
  const mirrored = { widthIn: wheel.widthIn, offsetMm: -wheel.offsetMm };
  return backspacingIn(mirrored);
}

function shownTire(wheel: Wheel, tires: readonly Tire[]): WheelSection['tire'] {
  const tire = mountableTire(wheel, tires);
  return tire && { size: tire.size, diameterIn: tire.diameterIn, sectionIn: tire.sectionIn };
}
