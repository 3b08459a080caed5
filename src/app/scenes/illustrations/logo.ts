import { element, fill, group, rect, stroke } from '../core/svg.ts';

/** The mark: a wheel as a rising sun on the ground line, with a dimension below it. 40 × 40. */
function mark(ember: string, ink: string): string {
  return [
    stroke('M5 27a15 15 0 0 1 30 0', ember, 6),
    fill('M13.5 27a6.5 6.5 0 0 1 13 0Z', ember),
    stroke('M1 28.6h38', ink, 2.2),
    stroke('M5 34h30M5 31.5v5M35 31.5v5', ink, 1.4),
  ].join('');
}

/** The icon of the installed site, 512 × 512: the mark inside the maskable safe zone. */
export function renderAppIcon(): string {
  const size = { viewBox: '0 0 512 512', width: 512, height: 512 };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size },
    rect([0, 0, 512, 512], '#f6efe3'),
    group({ transform: 'translate(96 88) scale(8)' }, mark('#bf430b', '#211713')),
  );
}
