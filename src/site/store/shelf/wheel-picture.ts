import type { Tire, Wheel } from '#src/domain/catalog/index.ts';
import { checkRimDiameter, checkRimWidth } from '#src/domain/fitment/index.ts';
import { drawingUrl } from '#src/site/kit/drawing-url.ts';

/** Diameter in inches that fills a cell's picture: wheels next to each other are drawn at one scale. */
export const cellFillsIn = 37;
/** Most pictures show the most popular tire. */
const usualTireIn = 34.8;

/** A wheel and the tire it is drawn with; without one if none in the catalog mounts on it. */
export type DrawnWheel = { wheel: Wheel; tire: Tire | null };

type Drawing = Partial<Pick<Wheel, 'diameterIn' | 'widthIn'>> & {
  lineId: string;
  finish?: string | undefined;
  tireSku: string | undefined;
  sizePx: number;
  /** Diameter that fills the picture; the tire's own by default. */
  fullIn?: number;
};

/** URL of a wheel's drawing. */
export function wheelPictureUrl(drawing: Drawing): string {
  const { lineId, finish, diameterIn, widthIn, tireSku, sizePx, fullIn } = drawing;
  const query = Object.entries({
    line: lineId,
    finish,
    diameter: diameterIn,
    width: widthIn,
    tire: tireSku,
    size: sizePx,
    full: fullIn,
  }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return drawingUrl('wheel', new URLSearchParams(query));
}

/** The line's first wheel that a tire of the catalog mounts on, with that tire. */
export function chooseDrawn(
  wheels: readonly Wheel[],
  tires: readonly Tire[],
): DrawnWheel | undefined {
  for (const wheel of wheels) {
    const tire = mountableTire(wheel, tires);
    if (tire) return { wheel, tire };
  }
  return wheels[0] && { wheel: wheels[0], tire: null };
}

/** Among the tires that mount on this rim, the one nearest to the usual height. */
export function mountableTire(wheel: Wheel, tires: readonly Tire[]): Tire | null {
  const gapIn = ({ diameterIn }: Tire) => Math.abs(diameterIn - usualTireIn);
  return tires
    .filter((tire) => mounts(tire, wheel))
    .reduce<Tire | null>((best, tire) => (best && gapIn(best) <= gapIn(tire) ? best : tire), null);
}

/** The first of the wheels that the tire mounts on. */
export function mountableWheel(tire: Tire, wheels: readonly Wheel[]): Wheel | null {
  return wheels.find((wheel) => mounts(tire, wheel)) ?? null;
}

function mounts(tire: Tire, wheel: Wheel): boolean {
  return (
    checkRimDiameter(tire, wheel).verdict === 'fits' &&
    checkRimWidth(tire, wheel).verdict === 'fits'
  );
}
