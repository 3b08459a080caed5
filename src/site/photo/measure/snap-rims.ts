import { type EdgeMap, edgeMap, type GreyPhoto, rays } from './edge-map.ts';
import { clearestEdge, findRims, type Polarity, snappedSigmaPx } from './find-rims.ts';
import {
  type CameraProblem,
  type CirclePoint,
  cameraProblem,
  fitCamera,
  parameterSteps,
  residualsOf,
  rimPoints,
  seenRims,
} from './fit-camera.ts';
import { leastSquares } from './least-squares.ts';
import type { KnownVehicle, PhotoMarks, PhotoSize, WheelMark } from './marks.ts';

/** Of the round edges that are about as clear as the clearest one, the rim's is the outermost: tires are dark. */
const aboutAsClear = 0.85;

/** A mark pulled onto the edge of its rim; null where no rim is seen, and the hand's mark stays. */
export function snapRim(photo: GreyPhoto, mark: WheelMark): WheelMark | null {
  const found = findRims(edgeMap(photo, mark));
  const clearest = found[0]?.score ?? 0;
  const rims = found.filter(({ score }) => score >= aboutAsClear * clearest);
  const [outermost] = rims.toSorted((one, other) => other.mark.halfHeight - one.mark.halfHeight);
  return outermost?.mark ?? null;
}

type Maps = { front: EdgeMap; rear: EdgeMap };
type At = readonly number[];

/**
 * Both marks pulled onto their rims at once: the same wheel twice, seen by one camera. A rim has several round edges,
 * and on a black or dirty one the wrong one may be the clearest; one that both wheels have is right for the scale,
 * whichever it is. Null where a rim is not seen.
 */
export function snapRims(
  photo: GreyPhoto & Pick<PhotoSize, 'focal35mm'>,
  marks: PhotoMarks,
  known: KnownVehicle,
): PhotoMarks | null {
  const maps = { front: edgeMap(photo, marks.front), rear: edgeMap(photo, marks.rear) };
  const [fronts, rears] = [findRims(maps.front), findRims(maps.rear)];
  if (fronts.length === 0 || rears.length === 0) return null;
  const hand = cameraProblem(marks, known, photo);
  const byHand = fitCamera(hand).at;
  const starts = fronts
    .flatMap((front) => rears.map((rear) => ({ front: front.mark, rear: rear.mark })))
    .map((pair) => fitCamera({ ...hand, marks: pair }, [byHand]).at)
    .map((at) => ({ at, ...worthOf(hand, maps, at) }))
    .sort((one, other) => other.worth - one.worth);
  const pulled = starts
    .slice(0, mostTried)
    .map((start) => pullOntoEdges(hand, maps, start))
    .map((at) => ({ at, ...worthOf(hand, maps, at) }));
  const best = pulled.reduce((one, other) => (other.worth > one.worth ? other : one));
  const { front, rear } = seenRims(hand, best.at);
  const sigmaPx = snappedSigmaPx;
  return { front: { ...front, sigmaPx }, rear: { ...rear, sigmaPx } };
}

const mostTried = 3;
const handWeight = 0.004;

/** How clear the rims are that a camera sees, less what speaks against it: the hand's marks, and what is unusual. */
function worthOf(hand: CameraProblem, maps: Maps, at: At): { worth: number; polarity: Polarity } {
  const { score, polarity } = scoreOf(maps, rimPoints(hand, at, { count: rays }));
  const away = residualsOf(hand, at).reduce((sum, off) => sum + Math.min(9, off * off), 0);
  const alike = likeness(hand, maps, at);
  return { worth: score - handWeight * away + alikeWeight * alike, polarity };
}

type RimsSeen = { front: CirclePoint[]; rear: CirclePoint[] };

const chance = 0.27;

/** How clearly the photo has an edge along both seen rims, and whether it becomes darker or brighter outward. */
function scoreOf(maps: Maps, seen: RimsSeen): { score: number; polarity: Polarity } {
  let [sum, size] = [0, 0];
  for (const name of ['front', 'rear'] as const) {
    for (const point of seen[name]) {
      const { k, ray } = placeIn(maps[name], point);
      const edge = maps[name].edges[ray * maps[name].radii + Math.round(k)] ?? 0;
      sum += edge;
      size += Math.abs(edge);
    }
  }
  const count = 2 * rays;
  const [signed, either] = [Math.abs(sum) / count, size / count - chance];
  if (either > signed) return { score: either, polarity: 0 };
  return { score: signed, polarity: sum > 0 ? 1 : -1 };
}

const alikeWeight = 0.6;
const comparedShares = Array.from({ length: 17 }, (_, index) => 0.84 + index * 0.02);
const sectors = 8;

/**
 * How much both wheels look alike around the rims that a camera sees: -1 to 1. They are the same wheel, so each edge
 * has to be at the same fraction of the radius.
 */
function likeness(hand: CameraProblem, maps: Maps, at: At): number {
  const profiles = { front: [] as number[], rear: [] as number[] };
  for (const share of comparedShares) {
    const seen = rimPoints(hand, at, { count: rays, share });
    for (const name of ['front', 'rear'] as const) {
      const map = maps[name];
      const sums = new Array<number>(sectors).fill(0);
      seen[name].forEach((point, index) => {
        const { k, ray } = placeIn(map, point);
        const sector = Math.floor((index * sectors) / rays);
        sums[sector] = (sums[sector] ?? 0) + (map.edges[ray * map.radii + Math.round(k)] ?? 0);
      });
      profiles[name].push(...sums);
    }
  }
  return correlation(profiles.front, profiles.rear);
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const sum = (of: (a: number, b: number) => number) =>
    one.reduce((total, value, index) => total + of(value, other[index] ?? 0), 0);
  const size = sum((a) => a * a) * sum((_, b) => b * b);
  return size === 0 ? 0 : sum((a, b) => a * b) / Math.sqrt(size);
}

/** How far out a point of the photo is in an unrolled rim. */
function outwardIn({ mark, innermost, step }: EdgeMap, { px, py }: CirclePoint): number {
  const [u, v] = [(px - mark.x) / mark.halfWidth, (py - mark.y) / mark.halfHeight];
  return (Math.hypot(u, v) - innermost) / step;
}

/** A point of the photo in an unrolled rim. */
function placeIn(map: EdgeMap, point: CirclePoint) {
  const { mark } = map;
  const [u, v] = [(point.px - mark.x) / mark.halfWidth, (point.py - mark.y) / mark.halfHeight];
  const turn = Math.atan2(v, u) / (2 * Math.PI);
  const ray = Math.round((turn + 1) * rays) % rays;
  return { k: outwardIn(map, point), ray };
}

const bandsPx = [4, 3, 2, 2];
/** All edges of a rim together are as good as a mark with `snappedSigmaPx`: each alone tells less. */
const edgeSigmaPx = snappedSigmaPx * Math.sqrt(rays / 4);
const disagreesPx = 2;

/** Moves the camera until both seen rims lie on the edges next to them. */
function pullOntoEdges(
  problem: CameraProblem,
  maps: Maps,
  { at: start, polarity }: { at: At; polarity: Polarity },
): At {
  let at = start;
  for (const bandPx of bandsPx) {
    const targets = targetsOf(maps, rimPoints(problem, at, { count: rays }), { bandPx, polarity });
    const residuals = (of: At) => {
      const seen = rimPoints(problem, of, { count: rays });
      return [...residualsOf(problem, of), ...offTargets(maps, seen, targets)];
    };
    ({ at } = leastSquares(residuals, at, { steps: parameterSteps, mostRounds: 8 }));
  }
  return at;
}

type Targets = { front: (number | null)[]; rear: (number | null)[] };

/** The clearest edge near each point of the seen rims, as a place in the unrolled rim. */
function targetsOf(
  maps: Maps,
  seen: RimsSeen,
  { bandPx, polarity }: { bandPx: number; polarity: Polarity },
): Targets {
  const of = (name: 'front' | 'rear') =>
    seen[name].map((point) => {
      const map = maps[name];
      const { k, ray } = placeIn(map, point);
      const reach = bandPx / (map.step * map.mark.halfHeight);
      return clearestEdge(map, { ray, middle: k, reach, polarity })?.k ?? null;
    });
  return { front: of('front'), rear: of('rear') };
}

function offTargets(maps: Maps, seen: RimsSeen, targets: Targets): number[] {
  return (['front', 'rear'] as const).flatMap((name) =>
    seen[name].map((point, index) => {
      const target = targets[name][index];
      if (target === null || target === undefined) return 0;
      const map = maps[name];
      const px = (outwardIn(map, point) - target) * map.step * map.mark.halfHeight;
      // Geman-McClure: what disagrees by more than some pixels has little to say.
      return px / Math.sqrt(1 + (px / disagreesPx) ** 2) / edgeSigmaPx;
    }),
  );
}
