import type { HeroBlok } from './schema.ts';

/**
 * How the picture is cropped if its frame has another shape: around its focal point, to ten percent of its width and
 * height, or by the style sheet's default. Classes, because the security policy forbids style attributes.
 */
export function cutClasses({ filename, focus }: HeroBlok['asset']): string | undefined {
  const [, width, height] = /^\/f\/\d+\/(\d+)x(\d+)\//.exec(filename) ?? [];
  const area = /^(\d+)x(\d+):(\d+)x(\d+)$/.exec(focus)?.slice(1).map(Number);
  if (width === undefined || height === undefined || area === undefined) return undefined;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = area;
  const x = tenthOf((x1 + x2) / 2 / Number(width));
  const y = tenthOf((y1 + y2) / 2 / Number(height));
  return `hero-cut-x-${x} hero-cut-y-${y}`;
}

function tenthOf(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 10) * 10;
}
