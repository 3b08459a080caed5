import type { PhotoPoint } from '../measure/marks.ts';
import type { BodyOutline } from '../outline/body-outline.ts';
import { type Cutout, newCutout, trace } from './canvas.ts';

/** How far the body moves in the photo at a point of it. */
export type Shift = (x: number, y: number) => PhotoPoint;

const featherPx = 3;
const featherSteps = 4;

/** The body cut out of the photo; each step of a slider then draws it with one transform. */
export function cutBody(photo: HTMLCanvasElement, outline: BodyOutline): Cutout {
  const { cutout, ink } = newCutout(outline.polygon, 1);
  ink.beginPath();
  trace(ink, outline.polygon);
  ink.closePath();
  ink.fill();
  // Soft only along hood and roof: sills and openings stay sharp. Not every browser blurs a canvas.
  ink.globalCompositeOperation = 'destination-out';
  ink.lineJoin = 'round';
  ink.strokeStyle = 'rgba(0,0,0,.36)';
  for (let step = 1; step <= featherSteps; step++) {
    ink.beginPath();
    trace(ink, outline.top);
    ink.lineWidth = (featherPx * 2 * step) / featherSteps;
    ink.stroke();
  }
  ink.globalCompositeOperation = 'source-in';
  ink.drawImage(photo, 0, 0);
  return cutout;
}

/**
 * The body's rise as an affine map of the photo, exact at three far points of it. Against the true projection it is
 * off by less than half a pixel for 8 in of lift seen from 20° aside.
 */
export function affineOf({ top, bottom }: BodyOutline, shift: Shift): DOMMatrix2DInit {
  const [left, right] = [bottom[0] ?? [0, 0], bottom.at(-1) ?? [1, 0]];
  const high = Math.min(...top.map(([, y]) => y));
  const low = Math.max(left[1], right[1]);
  const [p0, p1, p2]: [PhotoPoint, PhotoPoint, PhotoPoint] = [
    [left[0], low],
    [right[0], low],
    [(left[0] + right[0]) / 2, high],
  ];
  const movedTo = ([x, y]: PhotoPoint): PhotoPoint => {
    const [dx, dy] = shift(x, y);
    return [x + dx, y + dy];
  };
  const [q0, q1, q2] = [movedTo(p0), movedTo(p1), movedTo(p2)];
  const det = (p1[0] - p0[0]) * (p2[1] - p0[1]) - (p2[0] - p0[0]) * (p1[1] - p0[1]);
  const row = (axis: 0 | 1) => {
    const [u, v] = [q1[axis] - q0[axis], q2[axis] - q0[axis]];
    const alongX = (u * (p2[1] - p0[1]) - v * (p1[1] - p0[1])) / det;
    const alongY = (v * (p1[0] - p0[0]) - u * (p2[0] - p0[0])) / det;
    return [alongX, alongY, q0[axis] - alongX * p0[0] - alongY * p0[1]] as const;
  };
  const [[a, c, e], [b, d, f]] = [row(0), row(1)];
  return { a, b, c, d, e, f };
}
