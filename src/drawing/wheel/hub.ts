import { tone } from '../colour.ts';
import { tenths } from '../geometry/numbers.ts';
import { element } from '../svg/element.ts';
import { gradient } from '../svg/gradient.ts';
import { polar } from './polar.ts';
import type { WheelSite } from './wheel-site.ts';

/** Radius of the lug circle in inches by lug count: 5×5.0, 6×5.5, 8×6.7, rounded for legibility. */
const LUG_CIRCLE_IN: Readonly<Record<number, number>> = { 5: 2.5, 6: 2.75, 8: 3.35 };

/** Hub pad, lug nuts and center cap. */
export function hubMarkup(site: WheelSite): string {
  const { scale, lugs, finish, faceRadius } = site;
  const circle = (LUG_CIRCLE_IN[lugs] ?? 2.75) * scale;
  const pad = Math.max(0.3 * faceRadius, circle + 0.75 * scale);
  const cap = Math.min(1.5 * scale, circle - 0.62 * scale);
  defineHubShade(site);
  const nuts = (radius: number) => lugNuts(lugs, circle, radius);
  const nutLook = { fill: '#9d968c', stroke: '#2a2725', 'stroke-width': scale * 0.08 };
  const ring = { stroke: finish.dark, 'stroke-width': scale * 0.08 };
  return [
    element('circle', { r: tenths(pad), fill: site.ref('hb'), ...ring }),
    element('g', { fill: '#0e0c0c' }, nuts(scale * 0.47)),
    element('g', nutLook, nuts(scale * 0.27)),
    element('circle', { r: tenths(cap), fill: tone(finish.face, -0.25), ...ring }),
    element('circle', { r: tenths(cap * 0.8), fill: site.ref('hb') }),
  ].join('');
}

function lugNuts(count: number, circle: number, radius: number): string {
  const nuts = Array.from({ length: count }, (_, index) => {
    const [cx, cy] = polar(circle, Math.PI / 2 + ((index + 0.5) * 2 * Math.PI) / count);
    return element('circle', { cx: tenths(cx), cy: tenths(cy), r: radius });
  });
  return nuts.join('');
}

function defineHubShade(site: WheelSite): void {
  const { face } = site.finish;
  site.define(
    gradient(
      'radialGradient',
      { id: site.name('hb'), cx: 0.5 - 0.12 * site.litSide, cy: 0.3, r: 0.8 },
      [
        [0, tone(face, 0.35)],
        [0.6, face],
        [1, tone(face, -0.35)],
      ],
    ),
  );
}
