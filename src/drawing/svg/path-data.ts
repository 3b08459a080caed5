import { piecesOf, type XY } from '../geometry/curve.ts';
import type { Outline } from '../geometry/outline.ts';
import { createPen } from './pen.ts';

export type ToPixels = (x: number, y: number) => XY;

/** Path data of an outline through a map from inches to pixels. */
export function pathData(points: Outline, toPixels: ToPixels, closed = true): string {
  const pieces = piecesOf(points, closed);
  const [first] = pieces;
  if (!first) return '';
  const pen = createPen().moveTo(...toPixels(...first.from));
  for (const { control, to } of pieces) {
    const end = toPixels(...to);
    if (control) pen.curveTo(toPixels(...control), end);
    else pen.lineTo(...end);
  }
  return (closed ? pen.close() : pen).data();
}
