import { pathPoints, type XY } from './path-points.ts';

/** What a side view measures in its own pixels, divided by its scale: inches. */
export interface MeasuredSide {
  wheelbaseIn: number;
  tireDiameterIn: number;
  heightIn: number;
  lengthIn: number;
}

export function measureSide(svg: string): MeasuredSide {
  const scale = Number(attribute(svg, 'data-px-per-in'));
  const groundY = Number(attribute(svg, 'data-ground-y'));
  const hubs = Array.from(group(svg, 'wheels').matchAll(/translate\(([\d.-]+) /g), (m) =>
    Number(m[1]),
  );
  const [front = Number.NaN, rear = Number.NaN] = hubs;
  const body = bodyPoints(svg);
  const xs = body.map((point) => point[0]);
  return {
    wheelbaseIn: (rear - front) / scale,
    tireDiameterIn: (2 * tireRadius(svg)) / scale,
    heightIn: (groundY - Math.min(...body.map((point) => point[1]))) / scale,
    lengthIn: (Math.max(...xs) - Math.min(...xs)) / scale,
  };
}

function attribute(text: string, name: string): string {
  const value = new RegExp(`${name}="([^"]*)"`).exec(text)?.[1];
  if (value === undefined) throw new Error(`No ${name} in ${text.slice(0, 80)}`);
  return value;
}

/** A group that ends where its id's tag closes; nested groups are counted. */
function group(svg: string, suffix: string): string {
  const open = new RegExp(`<g id="[^"]*-${suffix}"[^>]*>`).exec(svg);
  if (!open) throw new Error(`No group ${suffix}`);
  let depth = 0;
  for (const tag of svg.slice(open.index).matchAll(/<(\/?)g\b[^>]*?(\/?)>/g)) {
    if (tag[2]) continue;
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return svg.slice(open.index, open.index + tag.index);
  }
  throw new Error(`Group ${suffix} is not closed`);
}

function tireRadius(svg: string): number {
  const tread = attribute(group(svg, 'whl'), ' d');
  return Math.max(...pathPoints(tread).map(([x, y]) => Math.hypot(x, y)));
}

/** Every painted point of the body outside of clips, moved as the group is. */
function bodyPoints(svg: string): XY[] {
  const body = group(svg, 'body');
  const visible = body.replace(/<g clip-path[\s\S]*?<\/g>/g, '');
  const move = mover(attribute(body, 'transform'));
  return Array.from(visible.matchAll(/ d="([^"]+)"/g)).flatMap(([, d = '']) =>
    pathPoints(d).map(move),
  );
}

function mover(transform: string): (point: XY) => XY {
  const [, lift = 0] = /translate\(0 ([\d.-]+)\)/.exec(transform)?.map(Number) ?? [];
  const turn = /rotate\(([\d.-]+) ([\d.-]+) ([\d.-]+)\)/.exec(transform)?.slice(1).map(Number);
  const [degrees = 0, cx = 0, cy = 0] = turn ?? [];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ([x, y]) => {
    const [dx, dy] = [x - cx, y - cy];
    return [cx + dx * cos - dy * sin, cy + dx * sin + dy * cos + lift];
  };
}
