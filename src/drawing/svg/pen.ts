/**
 * Writes path data with relative commands and as few separators as possible. Positions are kept as whole tenths of a
 * pixel, so rounding errors never accumulate and equal input gives equal text.
 */
export interface Pen {
  moveTo(x: number, y: number): Pen;
  lineTo(x: number, y: number): Pen;
  curveTo(control: readonly [number, number], to: readonly [number, number]): Pen;
  /** Circular arc; `sweep` as in SVG (1 = clockwise on screen). */
  arcTo(radius: number, to: readonly [number, number], flags: { large: 0 | 1; sweep: 0 | 1 }): Pen;
  close(): Pen;
  data(): string;
}

export function createPen(): Pen {
  const path = createPathData();
  const { write } = path;
  let [x, y, startX, startY] = [0, 0, 0, 0];

  const pen: Pen = {
    moveTo(toX, toY) {
      [x, y] = [toTenths(toX), toTenths(toY)];
      [startX, startY] = [x, y];
      path.startAnew();
      write('M', [x, y]);
      return pen;
    },
    lineTo(toX, toY) {
      const [nextX, nextY] = [toTenths(toX), toTenths(toY)];
      const [dx, dy] = [nextX - x, nextY - y];
      if (dx !== 0 || dy !== 0) {
        if (dy === 0) write('h', [dx]);
        else if (dx === 0) write('v', [dy]);
        else write('l', [dx, dy]);
      }
      [x, y] = [nextX, nextY];
      return pen;
    },
    curveTo(control, to) {
      const [nextX, nextY] = [toTenths(to[0]), toTenths(to[1])];
      write('q', [toTenths(control[0]) - x, toTenths(control[1]) - y, nextX - x, nextY - y]);
      [x, y] = [nextX, nextY];
      return pen;
    },
    arcTo(radius, to, { large, sweep }) {
      const [nextX, nextY] = [toTenths(to[0]), toTenths(to[1])];
      const size = toTenths(radius);
      write('a', [size, size, 0, large * 10, sweep * 10, nextX - x, nextY - y]);
      [x, y] = [nextX, nextY];
      return pen;
    },
    close() {
      path.close();
      [x, y] = [startX, startY];
      return pen;
    },
    data: path.read,
  };
  return pen;
}

/** Path data in its shortest form: command letters and separators only where they are needed. */
function createPathData() {
  let data = '';
  let command = '';
  let dotted = false;
  return {
    write(letter: string, values: readonly number[]): void {
      let first = letter !== command;
      if (first) data += letter;
      command = letter;
      for (const value of values) {
        const text = tenthsText(value);
        const glued = first || text.startsWith('-') || (dotted && text.startsWith('.'));
        data += glued ? text : ` ${text}`;
        dotted = text.includes('.');
        first = false;
      }
    },
    /** Writes the next command's letter even if it repeats the last one. */
    startAnew(): void {
      command = '';
    },
    close(): void {
      data += 'z';
      command = 'z';
    },
    read: () => data,
  };
}

function toTenths(value: number): number {
  return Math.round(value * 10);
}

function tenthsText(value: number): string {
  const size = Math.abs(value);
  const whole = Math.trunc(size / 10);
  const rest = size % 10;
  const digits = rest === 0 ? `${whole}` : `${whole || ''}.${rest}`;
  return value < 0 ? `-${digits}` : digits;
}
