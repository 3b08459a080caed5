import type { Wheel } from '#src/domain/catalog/index.ts';

const shownAtMost = 3;

/**
 * Up to three wheels of a line with different offsets, innermost first: the highest, the lowest, and the one nearest
 * to zero between them. Of one size if possible.
 */
export function chooseOffsets(wheels: readonly Wheel[]): Wheel[] {
  const offsets = threeOf([...new Set(wheels.map(({ offsetMm }) => offsetMm))]);
  const sizes = Map.groupBy(wheels, wheelSize);
  const offered = (wheel: Wheel) =>
    new Set(sizes.get(wheelSize(wheel))?.map(({ offsetMm }) => offsetMm)).intersection(
      new Set(offsets),
    ).size;
  const commonest = wheels.toSorted((one, other) => offered(other) - offered(one));
  return offsets.flatMap((offset) => commonest.find(({ offsetMm }) => offsetMm === offset) ?? []);
}

function threeOf(offsets: readonly number[]): number[] {
  const sorted = offsets.toSorted((one, other) => other - one);
  if (sorted.length <= shownAtMost) return sorted;
  const [middle = 0] = sorted.slice(1, -1).sort((one, other) => Math.abs(one) - Math.abs(other));
  return [sorted[0] ?? 0, middle, sorted.at(-1) ?? 0];
}

function wheelSize({ diameterIn, widthIn }: Wheel): string {
  return `${diameterIn}x${widthIn}`;
}
