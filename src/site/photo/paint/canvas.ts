/** @throws {Error} on a device that is out of memory for pictures */
export function newCanvas(
  width: number,
  height: number,
  options?: CanvasRenderingContext2DSettings,
): { canvas: HTMLCanvasElement; ink: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const ink = canvas.getContext('2d', options);
  if (!ink) throw new Error('no canvas to draw on');
  return { canvas, ink };
}

/** A part of a picture, cut out, and where in the picture it belongs. */
export type Cutout = { canvas: HTMLCanvasElement; x: number; y: number };

/** An empty part around points; its ink takes the picture's own coordinates. */
export function newCutout(points: readonly (readonly [number, number])[], margin: number) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.floor(Math.min(...xs) - margin), Math.floor(Math.min(...ys) - margin)];
  const { canvas, ink } = newCanvas(Math.max(...xs) + margin - x, Math.max(...ys) + margin - y);
  ink.translate(-x, -y);
  return { cutout: { canvas, x, y } satisfies Cutout, ink };
}

export function drawCutout(ink: CanvasRenderingContext2D, { canvas, x, y }: Cutout): void {
  ink.drawImage(canvas, x, y);
}

/** Adds a line through points to the current path. */
export function trace(
  ink: CanvasRenderingContext2D,
  points: readonly (readonly [number, number])[],
): void {
  for (const [x, y] of points) ink.lineTo(x, y);
}
