export type XY = readonly [x: number, y: number];

const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, a: 7, z: 0 };
const CURVE_STEPS = 12;

/** Points on SVG path data: curves are sampled, arcs give their ends. */
export function pathPoints(d: string): XY[] {
  const points: XY[] = [];
  let here: XY = [0, 0];
  let start: XY = [0, 0];
  for (const { letter, values } of commandsOf(d)) {
    const from = here;
    const target = targetOf(letter, values, from);
    if (letter.toLowerCase() === 'z') here = start;
    else here = target;
    if (letter.toLowerCase() === 'm') start = here;
    if (letter.toLowerCase() === 'q')
      points.push(...sampled(from, controlOf(letter, values, from), here));
    else points.push(here);
  }
  return points;
}

interface Command {
  letter: string;
  values: number[];
}

function commandsOf(d: string): Command[] {
  return Array.from(d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)).flatMap(([, letter = '', text = '']) => {
    const size = COUNTS[letter.toLowerCase()] ?? 0;
    const values = letter.toLowerCase() === 'a' ? arcValues(text) : plainValues(text);
    if (size === 0) return [{ letter, values: [] }];
    return Array.from({ length: values.length / size }, (_, index) => ({
      letter,
      values: values.slice(index * size, (index + 1) * size),
    }));
  });
}

function plainValues(text: string): number[] {
  return (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
}

/** The two flags of an arc may have no separator. */
function arcValues(text: string): number[] {
  const number = '-?(?:\\d+\\.?\\d*|\\.\\d+)';
  const arc = new RegExp(
    `(${number})\\s*(${number})\\s*(${number})\\s*([01])\\s*([01])\\s*(${number})\\s*(${number})`,
    'g',
  );
  return Array.from(text.matchAll(arc)).flatMap((match) => match.slice(1).map(Number));
}

function targetOf(letter: string, values: number[], [x, y]: XY): XY {
  const isRelative = letter === letter.toLowerCase();
  const [ox, oy] = isRelative ? [x, y] : [0, 0];
  const last = (back: number) => values[values.length - back] ?? 0;
  if (letter.toLowerCase() === 'h') return [ox + last(1), y];
  if (letter.toLowerCase() === 'v') return [x, oy + last(1)];
  if (letter.toLowerCase() === 'z') return [x, y];
  return [ox + last(2), oy + last(1)];
}

function controlOf(letter: string, values: number[], [x, y]: XY): XY {
  const [ox, oy] = letter === 'q' ? [x, y] : [0, 0];
  return [ox + (values[0] ?? 0), oy + (values[1] ?? 0)];
}

function sampled(from: XY, control: XY, to: XY): XY[] {
  return Array.from({ length: CURVE_STEPS }, (_, index) => {
    const t = (index + 1) / CURVE_STEPS;
    const at = (axis: 0 | 1) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * to[axis];
    return [at(0), at(1)] as const;
  });
}
