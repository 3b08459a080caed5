import type { XY } from './path-points.ts';

export function attribute(text: string, name: string): string {
  const value = new RegExp(`${name}="([^"]*)"`).exec(text)?.[1];
  if (value === undefined) throw new Error(`No ${name} in ${text.slice(0, 80)}`);
  return value;
}

/** A group by the end of its id, up to its closing tag; nested groups are counted. */
export function group(svg: string, suffix: string): string {
  const open = new RegExp(`<g id="[^"]*-${suffix}"[^>]*>`).exec(svg);
  if (!open) throw new Error(`No group ${suffix}`);
  return untilClosed(svg, open.index);
}

/** All groups that move with the body. */
export function bodyGroups(svg: string): string[] {
  const opens = Array.from(svg.matchAll(/<g [^>]*data-part="body"[^>]*>/g));
  return opens.map(({ index }) => untilClosed(svg, index));
}

function untilClosed(svg: string, from: number): string {
  const tags = /<(\/?)g\b[^>]*?(\/?)>/g;
  tags.lastIndex = from;
  let depth = 0;
  for (let tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
    if (tag[2]) continue;
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return svg.slice(from, tag.index);
  }
  throw new Error(`A group is not closed: ${svg.slice(from, from + 60)}`);
}

export interface Move {
  /** Pixels, downward. */
  dy: number;
  degrees: number;
  centre: XY;
}

export function readMove(transform: string): Move {
  const [, dy = Number.NaN] = /translate\(0 ([\d.-]+)\)/.exec(transform)?.map(Number) ?? [];
  const turn = /rotate\(([\d.-]+) ([\d.-]+) ([\d.-]+)\)/.exec(transform)?.slice(1).map(Number);
  const [degrees = 0, cx = 0, cy = 0] = turn ?? [];
  return { dy, degrees, centre: [cx, cy] };
}

export function mover(transform: string): (point: XY) => XY {
  const { dy: lift, degrees, centre } = readMove(transform);
  const [cx, cy] = centre;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ([x, y]) => {
    const [dx, dy] = [x - cx, y - cy];
    return [cx + dx * cos - dy * sin, cy + dx * sin + dy * cos + lift];
  };
}

/** Parses each text once. */
export function remembering<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? read(text);
    known.set(text, found);
    return found;
  };
}
