/** A position in a picture, in percent from the left and from the top. */
export type Place = { x: number; y: number };
export type PixelSize = { width: number; height: number };

/** The center of a focal area "x1xy1:x2xy2" in pixels; null if there is none. */
export function focusPlace(focus: string, { width, height }: PixelSize): Place | null {
  const numbers = /^(\d+)x(\d+):(\d+)x(\d+)$/.exec(focus)?.slice(1).map(Number);
  if (!numbers) return null;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
  return { x: percent((x1 + x2) / 2 / width), y: percent((y1 + y2) / 2 / height) };
}

/** The position as a focal area of one pixel, in the content service's format. */
export function focusOf({ x, y }: Place, { width, height }: PixelSize): string {
  const left = pixel(x, width);
  const top = pixel(y, height);
  return `${left}x${top}:${left + 1}x${top + 1}`;
}

function percent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}

function pixel(share: number, length: number): number {
  return Math.min(length - 1, Math.max(0, Math.round((share / 100) * length)));
}
