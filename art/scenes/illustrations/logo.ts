import { element, fill, group, rect, stroke } from '../core/svg.ts';

const paper = '#f6efe3';
const ember = '#bf430b';
const ink = '#211713';

/** The mark: a wheel as a rising sun on the ground line, with a dimension below it. 40 × 40. */
function mark(): string {
  return [
    stroke('M5 27a15 15 0 0 1 30 0', ember, 6),
    fill('M13.5 27a6.5 6.5 0 0 1 13 0Z', ember),
    stroke('M1 28.6h38', ink, 2.2),
    stroke('M5 34h30M5 31.5v5M35 31.5v5', ink, 1.4),
  ].join('');
}

type Size = { width: number; height: number };

/** The icon of the installed site: the mark inside the maskable safe zone. Pixels, square. */
export function renderAppIcon(pixels = 512): string {
  return render(
    { width: 512, height: 512 },
    [rect([0, 0, 512, 512], paper), group({ transform: 'translate(96 88) scale(8)' }, mark())],
    { width: pixels, height: pixels },
  );
}

/**
 * What an installed site shows while it opens: the mark on its ground line, which runs from edge to
 * edge a little above the middle, where the eye is.
 */
export function renderSplash(size: Size): string {
  const scale = Math.min(size.width, size.height) / 110;
  const left = size.width / 2 - 20 * scale;
  const ground = size.height * 0.46;
  const thickness = 2.2 * scale;
  return render(size, [
    rect([0, 0, size.width, size.height], paper),
    rect([0, ground - thickness / 2, size.width, thickness], ink),
    group({ transform: `translate(${left} ${ground - 28.6 * scale}) scale(${scale})` }, mark()),
  ]);
}

function render(box: Size, content: string[], { width, height }: Size = box): string {
  const size = { viewBox: `0 0 ${box.width} ${box.height}`, width, height };
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, ...content);
}
