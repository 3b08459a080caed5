import { solveLinear } from './least-squares.ts';

export type EdgePoint = { x: number; y: number; strength: number };

export type Ellipse = {
  x: number;
  y: number;
  /** Of the upright box around it. */
  halfWidth: number;
  halfHeight: number;
  /** How far its edge is from the origin in a direction. */
  radiusAt(cos: number, sin: number): number;
};

const rounds = 8;
const leastPoints = 24;
const narrowest = 0.012;

/**
 * The ellipse through most of the points, which are at about 1 from the origin; points that disagree lose their say.
 * Null if they are no ellipse.
 */
export function fitEllipse(
  points: readonly EdgePoint[],
): { ellipse: Ellipse; kept: number } | null {
  if (points.length < leastPoints) return null;
  let weights = points.map(({ strength }) => Math.sqrt(strength));
  let ellipse: Ellipse | null = null;
  let kept = 0;
  for (let round = 0; round < rounds; round++) {
    ellipse = weightedEllipse(points, weights);
    if (!ellipse) return null;
    const { radiusAt } = ellipse;
    const off = points.map(({ x, y }) => {
      const r = Math.hypot(x, y);
      return Math.abs(r - radiusAt(x / r, y / r));
    });
    const middle = [...off].sort((a, b) => a - b)[Math.floor(off.length / 2)] ?? 0;
    const limit = Math.max(narrowest, 3.5 * middle);
    kept = off.filter((distance) => distance < limit).length;
    // Tukey's weights: nothing beyond the limit counts.
    weights = points.map(({ strength }, index) => {
      const share = Math.min(1, (off[index] ?? 1) / limit);
      return Math.sqrt(strength) * (1 - share * share) ** 2;
    });
  }
  return ellipse && { ellipse, kept };
}

/** A x² + B y² + C xy + D x + E y = 1 by weighted least squares. */
function weightedEllipse(points: readonly EdgePoint[], weights: readonly number[]): Ellipse | null {
  const rows = points.map(({ x, y }) => [x * x, y * y, x * y, x, y]);
  const five = [0, 1, 2, 3, 4];
  const sum = (termOf: (row: number[]) => number) =>
    rows.reduce((total, row, index) => total + (weights[index] ?? 0) * termOf(row), 0);
  const matrix = five.map((i) => five.map((k) => sum((row) => (row[i] ?? 0) * (row[k] ?? 0))));
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = solveLinear(
    matrix,
    five.map((i) => sum((row) => row[i] ?? 0)),
  );
  const det = 4 * a * b - c * c;
  if (!(a > 0 && b > 0 && det > 0)) return null;
  const [x, y] = [(c * e - 2 * b * d) / det, (c * d - 2 * a * e) / det];
  const size = 1 + a * x * x + b * y * y + c * x * y;
  if (!(size > 0)) return null;
  return {
    x,
    y,
    halfWidth: Math.sqrt((4 * b * size) / det),
    halfHeight: Math.sqrt((4 * a * size) / det),
    radiusAt(cos, sin) {
      const [square, linear] = [a * cos * cos + b * sin * sin + c * cos * sin, d * cos + e * sin];
      return (-linear + Math.sqrt(linear * linear + 4 * square)) / (2 * square);
    },
  };
}
