import { MM_PER_IN } from './tire-dimensions.ts';

/**
 * From the steering axis, at the height of the hub, to the face that the wheel bolts to, in mm: the least and the most
 * of solid axles and independent fronts. What holds for both ends holds for every truck.
 */
const AXIS_TO_HUB_MM = [80, 130] as const;

/** A tire on its wheel. */
export type Placed = { diameterIn: number; sectionIn: number; offsetMm: number };

/**
 * The diameter of the tire that would swing its outer edge as far from the steering axis as this one does, on another
 * offset and with another width. When the wheel turns, that edge runs on a circle around the axis; what stands in its
 * way are bumper corner, liner and cab mount. So a wheel further out takes room like a larger tire.
 *
 * @param as the offset, and the section width in inches, to express it in
 * @returns inches, for the least and the most distance of the axis from the hub
 */
export function sweptAsDiameterIn(
  { diameterIn, sectionIn, offsetMm }: Placed,
  as: Omit<Placed, 'diameterIn'>,
): [number, number] {
  const [least, most] = AXIS_TO_HUB_MM;
  const halfOf = (axisToHubMm: number) => {
    const edge = axisToHubMm / MM_PER_IN + edgeIn({ sectionIn, offsetMm });
    const other = axisToHubMm / MM_PER_IN + edgeIn(as);
    return Math.sqrt(Math.max(0, (diameterIn / 2) ** 2 + edge ** 2 - other ** 2));
  };
  return [2 * halfOf(least), 2 * halfOf(most)];
}

export type Span = { least: number; most: number };

/**
 * How much farther from the steering axis a tire's corners reach than another's, at any steering angle: the outer ones
 * toward bumper, liner and cab mount, the inner ones toward frame and suspension.
 *
 * @returns inches, for the least and the most distance of the axis from the hub; negative: less far
 */
export function sweptGrowthIn(tire: Placed, than: Placed): { outer: Span; inner: Span } {
  const growth = AXIS_TO_HUB_MM.map((axisToHubMm) => {
    const [axisIn, one, other] = [axisToHubMm / MM_PER_IN, tire, than];
    const outer = cornerIn(one, axisIn + edgeIn(one)) - cornerIn(other, axisIn + edgeIn(other));
    const inner =
      cornerIn(one, one.sectionIn - edgeIn(one) - axisIn) -
      cornerIn(other, other.sectionIn - edgeIn(other) - axisIn);
    return { outer, inner };
  });
  return {
    outer: spanOf(growth.map(({ outer }) => outer)),
    inner: spanOf(growth.map(({ inner }) => inner)),
  };
}

function cornerIn({ diameterIn }: Placed, fromAxisIn: number): number {
  return Math.hypot(diameterIn / 2, fromAxisIn);
}

function spanOf(values: readonly number[]): Span {
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** How far the outer sidewall is outside the face of the hub, in inches. */
function edgeIn({ sectionIn, offsetMm }: Omit<Placed, 'diameterIn'>): number {
  return sectionIn / 2 - offsetMm / MM_PER_IN;
}
