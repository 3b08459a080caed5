import { MM_PER_IN } from './tire-dimensions.ts';

/**
 * From the steering axis, at the height of the hub, to the face that the wheel bolts to, in mm: the least and the most
 * of solid axles and independent fronts. What holds for both ends holds for every truck.
 */
const AXIS_TO_HUB_MM = [80, 130] as const;

type Placed = { diameterIn: number; sectionIn: number; offsetMm: number };

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

/** How far the outer sidewall is outside the face of the hub, in inches. */
function edgeIn({ sectionIn, offsetMm }: Omit<Placed, 'diameterIn'>): number {
  return sectionIn / 2 - offsetMm / MM_PER_IN;
}
