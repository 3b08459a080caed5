/** A closed polygon as a grid that is asked quickly whether a point is inside. */
export type Mask = (xIn: number, yIn: number) => boolean;

const perInch = 4;

export function sideMask(polygon: readonly (readonly [number, number])[]): Mask {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const width = Math.ceil((Math.max(...xs) - x0) * perInch) + 1;
  const height = Math.ceil((Math.max(...ys) - y0) * perInch) + 1;
  const grid = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const crossings = crossingsAt(polygon, y0 + (row + 0.5) / perInch);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const from = Math.round(((crossings[at] ?? 0) - x0) * perInch);
      const to = Math.round(((crossings[at + 1] ?? 0) - x0) * perInch);
      grid.fill(1, row * width + Math.max(0, from), row * width + Math.min(width, to));
    }
  }
  return (x, y) => {
    const [column, row] = [Math.floor((x - x0) * perInch), Math.floor((y - y0) * perInch)];
    if (column < 0 || row < 0 || column >= width || row >= height) return false;
    return grid[row * width + column] === 1;
  };
}

function crossingsAt(polygon: readonly (readonly [number, number])[], y: number): number[] {
  return polygon
    .flatMap(([ax, ay], index) => {
      const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
      return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
    })
    .sort((one, other) => one - other);
}
