import { type EdgeMap, rays } from './edge-map.ts';
import { fitEllipse } from './fit-ellipse.ts';
import type { WheelMark } from './marks.ts';

/** An ellipse near a mark that many rays agree on; `score` from 0 to 1 is how many and how clearly. */
export type RimCandidate = { mark: WheelMark; score: number };

/** In units of the mark: its size, its flatness, its center. */
type Ring = { size: number; flat: number; right: number; down: number };
/** 1 where bright turns dark outward, -1 where dark turns bright, 0 for a rim that has both. */
export type Polarity = -1 | 0 | 1;
type ScoredRing = Ring & { score: number; polarity: Polarity };

const smallest = 0.74;
const largest = 1.28;
const flats = [-0.09, -0.06, -0.03, 0, 0.03, 0.06];
const offsets = [-0.09, -0.06, -0.03, 0, 0.03, 0.06, 0.09];
const mostCandidates = 4;
/** Nearer than this, two rings are the same edge. */
const apart = 0.035;

/**
 * Ellipses near a roughly set mark, best first; none where nothing round is seen. Takes a few milliseconds.
 */
export function findRims(map: EdgeMap): RimCandidate[] {
  return bestRings(map)
    .map((ring) => refine(map, ring))
    .filter((found) => found !== null)
    .sort((one, other) => other.score - one.score);
}

/** The best ring of each size, and of those the ones that no better one is near. */
function bestRings(map: EdgeMap): ScoredRing[] {
  const blurred = blurOutward(map);
  const rings: ScoredRing[] = [];
  for (let size = smallest; size <= largest; size += Math.max(map.step, 0.01))
    rings.push(bestOfSize(map, blurred, size));
  rings.sort((one, other) => other.score - one.score);
  const kept: ScoredRing[] = [];
  for (const ring of rings) {
    const isNew = kept.every(({ size }) => Math.abs(size - ring.size) > apart);
    if (isNew) kept.push(ring);
    if (kept.length === mostCandidates) break;
  }
  return kept;
}

function bestOfSize(map: EdgeMap, blurred: Float32Array, size: number): ScoredRing {
  let best: ScoredRing = { size, flat: 0, right: 0, down: 0, score: -1, polarity: 0 };
  for (const flat of flats) {
    for (const right of offsets) {
      for (const down of offsets) {
        const ring = { size, flat, right, down };
        const found = scoreOf(map, blurred, ring);
        if (found.score > best.score) best = { ...ring, ...found };
      }
    }
  }
  return best;
}

const everyRay = 2;
const angleOf = (ray: number) => (ray * 2 * Math.PI) / rays;
const [cosines, sines, doubled] = [
  (ray: number) => Math.cos(angleOf(ray)),
  (ray: number) => Math.sin(angleOf(ray)),
  (ray: number) => Math.cos(2 * angleOf(ray)),
].map((of) => Float64Array.from({ length: rays }, (_, ray) => of(ray))) as [
  Float64Array,
  Float64Array,
  Float64Array,
];

function radiusAt({ size, flat, right, down }: Ring, ray: number): number {
  const [cos, sin] = [cosines[ray] ?? 1, sines[ray] ?? 0];
  return size * (1 + flat * (doubled[ray] ?? 1)) + right * cos + down * sin;
}

/** What chance gives: edges of both kinds are everywhere. */
const chance = 0.27;
/** A hand is rarely off by more; of two equal rings the nearer one is meant. */
const handShare = 0.1;

function scoreOf(map: EdgeMap, edges: Float32Array, ring: Ring) {
  let [sum, size] = [0, 0];
  for (let ray = 0; ray < rays; ray += everyRay) {
    const k = Math.round((radiusAt(ring, ray) - map.innermost) / map.step);
    const edge = edges[ray * map.radii + k] ?? 0;
    sum += edge;
    size += Math.abs(edge);
  }
  const count = rays / everyRay;
  const [signed, either] = [Math.abs(sum) / count, size / count - chance];
  const away = Math.hypot(ring.size - 1, ring.flat, ring.right, ring.down) / handShare;
  const score = Math.max(signed, either) - 0.03 * away * away;
  const polarity: Polarity = either > signed ? 0 : sum > 0 ? 1 : -1;
  return { score, polarity };
}

/** Softer edges, so that a coarse search does not step over them. */
function blurOutward({ edges, radii }: EdgeMap): Float32Array {
  return edges.map((value, at) => {
    const k = at % radii;
    if (k < 2 || k > radii - 3) return value;
    const near = (edges[at - 1] ?? 0) + (edges[at + 1] ?? 0);
    const far = (edges[at - 2] ?? 0) + (edges[at + 2] ?? 0);
    return value * 0.4 + near * 0.2 + far * 0.1;
  });
}

const bands = [0.06, 0.035, 0.02];
const leastKept = 0.4;
const leastScore = 0.22;

/** From the coarse ring to an ellipse through its edge, between the pixels. */
function refine(map: EdgeMap, ring: ScoredRing): RimCandidate | null {
  let radiusOf = (ray: number) => radiusAt(ring, ray);
  let fitted: ReturnType<typeof fitEllipse> = null;
  for (const band of bands) {
    const points = edgePoints(map, { radiusOf, band, polarity: ring.polarity });
    fitted = fitEllipse(points);
    if (!fitted) return null;
    const { ellipse } = fitted;
    radiusOf = (ray) => ellipse.radiusAt(cosines[ray] ?? 1, sines[ray] ?? 0);
  }
  if (!fitted || fitted.kept < rays * leastKept || ring.score < leastScore) return null;
  const { mark } = map;
  const { x, y, halfWidth, halfHeight } = fitted.ellipse;
  const round = (halfWidth * mark.halfWidth) / (halfHeight * mark.halfHeight);
  if (!(round > 0.6 && round < 1.4)) return null;
  return {
    score: ring.score,
    mark: {
      x: mark.x + x * mark.halfWidth,
      y: mark.y + y * mark.halfHeight,
      halfWidth: halfWidth * mark.halfWidth,
      halfHeight: halfHeight * mark.halfHeight,
      sigmaPx: snappedSigmaPx,
    },
  };
}

/** As measured on rendered photos: see `npm run bench -- photo`. */
export const snappedSigmaPx = 0.35;

type Band = { radiusOf(ray: number): number; band: number; polarity: Polarity };

/** On each ray the clearest edge near a radius, in units of the mark. */
function edgePoints(map: EdgeMap, { radiusOf, band, polarity }: Band) {
  const { innermost, step } = map;
  return Array.from(cosines).flatMap((cos, ray) => {
    const middle = (radiusOf(ray) - innermost) / step;
    const found = clearestEdge(map, { ray, middle, reach: Math.max(2, band / step), polarity });
    if (!found) return [];
    const r = innermost + found.k * step;
    return [{ x: r * cos, y: r * (sines[ray] ?? 0), strength: found.strength }];
  });
}

type Near = { ray: number; middle: number; reach: number; polarity: Polarity };

/** The clearest edge on a ray within `reach` of `middle`, between the steps; null without one. */
export function clearestEdge(
  { change, radii }: EdgeMap,
  { ray, middle, reach, polarity }: Near,
): { k: number; strength: number } | null {
  let [best, strength] = [-1, leastStrength];
  for (let k = Math.ceil(middle - reach); k <= middle + reach; k++) {
    const value = change[ray * radii + k] ?? 0;
    const edge = polarity === 0 ? Math.abs(value) : value * polarity;
    if (edge > strength) [best, strength] = [k, edge];
  }
  if (best < 2 || best > radii - 3) return null;
  return { k: best + peakBetween(change, ray * radii + best), strength };
}

const leastStrength = 0.03;

/** Where a parabola through three neighbors is highest: -0.5 to 0.5. */
function peakBetween(values: Float32Array, at: number): number {
  const [a, b, c] = [values[at - 1] ?? 0, values[at] ?? 0, values[at + 1] ?? 0];
  const bend = a - 2 * b + c;
  return bend === 0 ? 0 : Math.min(0.5, Math.max(-0.5, (a - c) / (2 * bend)));
}
