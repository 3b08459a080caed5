import type { SideOutline } from '#src/drawing/index.ts';
import type { PhotoPoint } from '../measure/marks.ts';
import type { Pose } from '../measure/pose.ts';

/** Where the body is in the untouched photo, in its pixels. */
export interface BodyOutline {
  /** Closed. */
  polygon: readonly PhotoPoint[];
  /** From left to right along hood and roof; a few pixels off do not show. */
  top: readonly PhotoPoint[];
  /** From left to right along bumpers, wheel openings and sills: this edge is cut. */
  bottom: readonly PhotoPoint[];
  /** From the left foot over the crown to the right foot. */
  frontArch: readonly PhotoPoint[];
  rearArch: readonly PhotoPoint[];
}

/** Fenders are a little nearer to the camera than the rims. */
const sideIn = 1;
/** A drawing that is short of a bumper would leave a sliver of it behind. */
const growIn = 0.4;

/** The vehicle's own drawing as a camera sees it. */
export function projectOutline(side: SideOutline, pose: Pose, wheelbaseIn: number): BodyOutline {
  const frontEnd = side.frontOpening[0]?.[0] ?? 0;
  const rearEnd = side.rearOpening.at(-1)?.[0] ?? wheelbaseIn;
  const xs = side.silhouette.map(([x]) => x);
  const [nose, tail] = [Math.min(...xs), Math.max(...xs)];
  const grown = (x: number) => {
    if (x < frontEnd) return x - (growIn * (frontEnd - x)) / (frontEnd - nose);
    return x > rearEnd ? x + (growIn * (x - rearEnd)) / (tail - rearEnd) : x;
  };
  const see = ([x, y]: readonly [number, number]) => pose.project(grown(x), y, sideIn);
  const leftToRight = (points: readonly PhotoPoint[]) =>
    pose.facing === 1 ? points : points.toReversed();
  return outlineOf({
    polygon: side.silhouette.map(see),
    frontArch: leftToRight(side.frontOpening.map(see)),
    rearArch: leftToRight(side.rearOpening.map(see)),
  });
}

const columnPx = 3;

function outlineOf(parts: Pick<BodyOutline, 'polygon' | 'frontArch' | 'rearArch'>): BodyOutline {
  const xs = parts.polygon.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const count = Math.max(2, Math.ceil((right - left) / columnPx));
  const [top, bottom]: [PhotoPoint[], PhotoPoint[]] = [[], []];
  for (let i = 0; i <= count; i++) {
    // The outermost columns would only touch a corner.
    const x = left + 0.01 + ((right - left - 0.02) * i) / count;
    const ys = crossingsAt(parts.polygon, x);
    if (ys.length === 0) continue;
    top.push([x, Math.min(...ys)]);
    bottom.push([x, Math.max(...ys)]);
  }
  return { ...parts, top, bottom };
}

function crossingsAt(polygon: readonly PhotoPoint[], x: number): number[] {
  return polygon.flatMap(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
    return ax > x === bx > x ? [] : [ay + ((by - ay) * (x - ax)) / (bx - ax)];
  });
}

/** The height of a line from left to right at x; held level past its ends. */
export function yAt(line: readonly PhotoPoint[], x: number): number {
  const next = line.findIndex(([px]) => px >= x);
  const [bx, by] = line[next === -1 ? line.length - 1 : next] ?? [x, 0];
  if (next <= 0) return by;
  const [ax, ay] = line[next - 1] ?? [bx, by];
  return ay + ((by - ay) * (x - ax)) / Math.max(bx - ax, 1e-6);
}

export const outlineHandleNames = [
  'nose',
  'frontFoot',
  'frontCrown',
  'frontBack',
  'sill',
  'rearFoot',
  'rearCrown',
  'rearBack',
  'tail',
  'roof',
] as const;

export type OutlineHandleName = (typeof outlineHandleNames)[number];

/** How far a handle was moved from where the drawing has it. */
export type Corrections = Partial<Record<OutlineHandleName, PhotoPoint>>;

/** Where a bumper's lower edge is, on the way from its tip to the opening. */
const bumperShare = 0.3;

/** Where the handles are before anybody has moved one. */
export function outlineHandles(
  { top, bottom, frontArch, rearArch }: BodyOutline,
  facing: 1 | -1,
): Record<OutlineHandleName, PhotoPoint> {
  const first = (line: readonly PhotoPoint[]): PhotoPoint => line[0] ?? [0, 0];
  const last = (line: readonly PhotoPoint[]): PhotoPoint => line.at(-1) ?? [0, 0];
  const crown = (arch: readonly PhotoPoint[]) =>
    arch.reduce((one, other) => (other[1] < one[1] ? other : one));
  const [fore, aft] = facing === 1 ? [first, last] : [last, first];
  const under = (x: number): PhotoPoint => [x, yAt(bottom, x)];
  const between = (one: PhotoPoint, other: PhotoPoint, share: number) =>
    under(one[0] + (other[0] - one[0]) * share);
  return {
    nose: between(fore(bottom), fore(frontArch), bumperShare),
    frontFoot: fore(frontArch),
    frontCrown: crown(frontArch),
    frontBack: aft(frontArch),
    sill: between(aft(frontArch), fore(rearArch), 0.5),
    rearFoot: fore(rearArch),
    rearCrown: crown(rearArch),
    rearBack: aft(rearArch),
    tail: between(aft(bottom), aft(rearArch), bumperShare),
    roof: crown(top),
  };
}

/** The outline bent so that moved handles are where they were put; between them it follows the nearer one. */
export function correctOutline(
  outline: BodyOutline,
  facing: 1 | -1,
  corrections: Corrections,
): BodyOutline {
  if (Object.keys(corrections).length === 0) return outline;
  const homes = Object.entries(outlineHandles(outline, facing)).map(([name, home]) => ({
    home,
    by: corrections[name as OutlineHandleName] ?? ([0, 0] as const),
  }));
  const bend = ([x, y]: PhotoPoint): PhotoPoint => {
    let [sum, dx, dy] = [0, 0, 0];
    for (const { home, by } of homes) {
      // Shepard's interpolation; the tenth of a pixel keeps a handle's own place finite.
      const weight = 1 / ((x - home[0]) ** 2 + (y - home[1]) ** 2 + 0.01);
      sum += weight;
      dx += weight * by[0];
      dy += weight * by[1];
    }
    return [x + dx / sum, y + dy / sum];
  };
  const [start] = outline.polygon;
  return outlineOf({
    polygon: withPointsBetween(start ? [...outline.polygon, start] : []).map(bend),
    frontArch: withPointsBetween(outline.frontArch).map(bend),
    rearArch: withPointsBetween(outline.rearArch).map(bend),
  });
}

const longestEdgePx = 8;

/** The same line with corners so near to each other that it can be bent anywhere. */
function withPointsBetween(line: readonly PhotoPoint[]): PhotoPoint[] {
  return line.flatMap(([x, y], index) => {
    const [nextX, nextY] = line[index + 1] ?? [x, y];
    const count = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / longestEdgePx));
    return Array.from({ length: count }, (_, step): PhotoPoint => {
      const t = step / count;
      return [x + (nextX - x) * t, y + (nextY - y) * t];
    });
  });
}
