import type { XY } from '../geometry/curve.ts';
import type { Outline } from '../geometry/outline.ts';
import { filled, stroked } from '../svg/element.ts';
import type { Sheet } from '../svg/sheet.ts';

export interface Bar {
  from: XY;
  to: XY;
  width: number;
  fill?: string;
  highlight?: string;
}

/** A round bar between two points, with a highlight along it: shafts, links, axle tubes. */
export function bar({ sheet }: { sheet: Sheet }, spec: Bar): string {
  const { from, to, width, fill = '#2f2926', highlight = '#75685c' } = spec;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const nx = ((-(to[1] - from[1]) / length) * width) / 2;
  const ny = (((to[0] - from[0]) / length) * width) / 2;
  const side = (share: number): [XY, XY] => [
    [from[0] + nx * share, from[1] + ny * share],
    [to[0] + nx * share, to[1] + ny * share],
  ];
  const [a, b] = side(1);
  const [c, d] = side(-1);
  const outline: Outline = [a, b, d, c];
  const edge = { colour: '#0b0908', width: 0.6 * sheet.detail };
  return (
    filled(sheet.path(outline), fill, edge) +
    stroked(sheet.path(side(0.3), false), { colour: highlight, width: 0.6 * sheet.detail })
  );
}
