import type { PhotoMarks, PhotoPoint } from './measure/marks.ts';
import type { BodyOutline } from './outline/body-outline.ts';
import { trace } from './paint/canvas.ts';

type Stroke = { color: string; unit: number };

/** A line that is seen on any paint: bright, with a dark edge. */
function strokeTwice(
  ink: CanvasRenderingContext2D,
  path: () => void,
  { color, unit }: Stroke,
): void {
  for (const [width, stroke] of [
    [4, 'rgba(0,0,0,.55)'],
    [1.75, color],
  ] as const) {
    ink.beginPath();
    path();
    ink.lineWidth = width * unit;
    ink.strokeStyle = stroke;
    ink.stroke();
  }
}

export function drawRims(ink: CanvasRenderingContext2D, { front, rear }: PhotoMarks, unit: number) {
  for (const { x, y, halfWidth, halfHeight } of [front, rear]) {
    const stroke = { color: '#ff9a5c', unit };
    const arm = 7 * unit;
    strokeTwice(ink, () => ink.ellipse(x, y, halfWidth, halfHeight, 0, 0, 2 * Math.PI), stroke);
    strokeTwice(ink, () => traceCross(ink, [x, y], arm), stroke);
  }
}

function traceCross(ink: CanvasRenderingContext2D, [x, y]: PhotoPoint, arm: number): void {
  ink.moveTo(x - arm, y);
  ink.lineTo(x + arm, y);
  ink.moveTo(x, y - arm);
  ink.lineTo(x, y + arm);
}

export function drawOutline(
  ink: CanvasRenderingContext2D,
  { polygon }: BodyOutline,
  unit: number,
): void {
  const path = () => {
    trace(ink, polygon);
    ink.closePath();
  };
  strokeTwice(ink, path, { color: '#ffe6b8', unit });
}
