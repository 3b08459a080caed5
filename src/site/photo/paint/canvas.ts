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

/** Adds a line through points to the current path. */
export function trace(
  ink: CanvasRenderingContext2D,
  points: readonly (readonly [number, number])[],
): void {
  for (const [x, y] of points) ink.lineTo(x, y);
}
