/** Solves a square system of linear equations by elimination with pivoting. */
export function solveLinear(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): number[] {
  const size = right.length;
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  for (let column = 0; column < size; column++) {
    pivot(rows, column);
    const head = rows[column] ?? [];
    for (const row of rows) {
      if (row === head) continue;
      const factor = (row[column] ?? 0) / (head[column] ?? 0);
      for (let k = column; k <= size; k++) row[k] = (row[k] ?? 0) - factor * (head[k] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 0));
}

function pivot(rows: number[][], column: number): void {
  let best = column;
  const size = (row: number) => Math.abs(rows[row]?.[column] ?? 0);
  for (let row = column + 1; row < rows.length; row++) if (size(row) > size(best)) best = row;
  const [upper, lower] = [rows[column] ?? [], rows[best] ?? []];
  rows[column] = lower;
  rows[best] = upper;
}

export type Residuals = (at: readonly number[]) => number[];

export const sumOfSquares = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value * value, 0);

/** The derivatives of all residuals by each parameter: one column for each. */
export function columnsOf(
  residuals: Residuals,
  at: readonly number[],
  steps: readonly number[],
): number[][] {
  return steps.map((step, index) => {
    const moved = (by: number) => residuals(at.map((v, k) => (k === index ? v + by : v)));
    const [up, down] = [moved(step), moved(-step)];
    return up.map((value, k) => (value - (down[k] ?? 0)) / (2 * step));
  });
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

export function normalMatrix(columns: readonly (readonly number[])[]): number[][] {
  return columns.map((a) => columns.map((b) => dot(a, b)));
}

/** Levenberg-Marquardt: the parameters with the least sum of squares near the start. */
export function leastSquares(
  residuals: Residuals,
  start: readonly number[],
  { steps, mostRounds = 60 }: { steps: readonly number[]; mostRounds?: number },
): { at: readonly number[]; cost: number } {
  let at = start;
  let left = residuals(at);
  let cost = sumOfSquares(left);
  let damping = 1e-2;
  for (let round = 0; round < mostRounds && damping < 1e8; round++) {
    const columns = columnsOf(residuals, at, steps);
    const matrix = normalMatrix(columns).map((row, i) =>
      row.map((value, k) => (i === k ? value * (1 + damping) + 1e-12 : value)),
    );
    const step = solveLinear(
      matrix,
      columns.map((column) => -dot(column, left)),
    );
    const next = at.map((value, index) => value + (step[index] ?? 0));
    const tried = residuals(next);
    const trial = sumOfSquares(tried);
    // Also for a step to where nothing can be calculated.
    if (!(trial < cost)) {
      damping *= 6;
      continue;
    }
    const gain = cost - trial;
    [at, left, cost] = [next, tried, trial];
    damping = Math.max(damping / 5, 1e-9);
    if (gain < 1e-9) break;
  }
  return { at, cost };
}
