import { hundredths, lerp, tenths } from '../geometry/numbers.ts';
import { element, escapeText } from '../svg/element.ts';
import { gradient } from '../svg/gradient.ts';
import { createPen } from '../svg/pen.ts';
import { polar } from './polar.ts';
import { TREADS, type TreadRing, treadRing } from './tread.ts';
import type { WheelSite } from './wheel-site.ts';

/** Tread, sidewall, shoulder lugs and lettering around (0, 0). */
export function tireMarkup(site: WheelSite): string {
  const { tire, scale } = site;
  const ring = treadRing(tire.tread, tire.diameterIn, scale);
  defineTirePaint(site);
  const sunk = ring.depthPx * (tire.tread === 'H/T' ? 1.2 : 0.8);
  return [
    element('path', {
      d: ring.outline,
      fill: '#1b1816',
      stroke: '#7a6d61',
      'stroke-opacity': 0.4,
      'stroke-width': scale * 0.1,
    }),
    element('circle', { r: tenths(site.tireRadius - sunk), fill: site.ref('tw') }),
    tire.tread === 'H/T' ? shoulderGroove(site) : shoulderLugs(site, ring),
    sidewallRings(site),
    lettering(site),
    element('path', { d: ring.outline, fill: site.ref('tl') }),
  ].join('');
}

function defineTirePaint(site: WheelSite): void {
  const flange = site.flangeRadius / site.tireRadius;
  const attributes = {
    id: site.name('tw'),
    gradientUnits: 'userSpaceOnUse',
    cx: 0,
    cy: 0,
    r: tenths(site.tireRadius),
  };
  site.define(
    gradient('radialGradient', attributes, [
      [flange, '#141211'],
      [flange + 0.03, '#2c2825'],
      [lerp(flange, 1, 0.3), '#38332f'],
      [lerp(flange, 1, 0.58), '#332e2a'],
      [lerp(flange, 1, 0.8), '#231f1d'],
      [1, '#151312'],
    ]),
  );
  site.defineShade(
    'tl',
    [0.28, 0, 0.66, 1],
    [
      [0, '#ffe7c4', 0.34],
      [0.3, '#ffe0b8', 0.06],
      [0.55, '#000', 0.05],
      [1, '#000', 0.5],
    ],
  );
}

function shoulderGroove({ tireRadius, sidewall, scale }: WheelSite): string {
  const groove = { fill: 'none', stroke: '#0f0d0c', 'stroke-width': scale * 0.12 };
  return element('circle', { r: tenths(tireRadius - sidewall * 0.1), ...groove });
}

function shoulderLugs(site: WheelSite, ring: TreadRing): string {
  const { tire, tireRadius, sidewall, scale } = site;
  const pattern = TREADS[tire.tread];
  const [blocks, edges] = [createPen(), createPen()];
  for (let lug = 0; lug < ring.lugs; lug++) {
    const start = lug * ring.step;
    const from = start + ring.step * (pattern.gap + 0.04);
    const to = start + ring.step * 0.93;
    const middle = (from + to) / 2;
    const outer = tireRadius - ring.depthPx * 0.12;
    const reach = sidewall * (lug % 2 ? pattern.longLug : pattern.shortLug);
    const inner = tireRadius - reach;
    const tip = polar(inner, lerp(to, middle, 0.16));
    blocks.moveTo(...polar(outer, from)).lineTo(...polar(outer, to));
    blocks
      .lineTo(...tip)
      .lineTo(...polar(inner, lerp(from, middle, 0.16)))
      .close();
    edges.moveTo(...tip).lineTo(...polar(outer, to));
    if (lug % 2 && tire.tread !== 'A/T') {
      edges.moveTo(...polar(tireRadius - reach * 0.5, lerp(from, middle, 0.5)));
      edges.lineTo(...polar(tireRadius - reach * 0.96, lerp(from, middle, 0.9)));
    }
  }
  return (
    element('path', {
      d: blocks.data(),
      fill: '#3b3530',
      stroke: '#100e0d',
      'stroke-width': scale * 0.09,
    }) +
    element('path', {
      d: edges.data(),
      fill: 'none',
      stroke: '#6a6058',
      'stroke-width': scale * 0.06,
      opacity: 0.55,
    })
  );
}

/** Edges of the lettering band and the rim protector: a dark groove and its lit lip. */
function sidewallRings({ flangeRadius, sidewall, scale }: WheelSite): string {
  const circle = (share: number) =>
    element('circle', { r: tenths(flangeRadius + sidewall * share) });
  const grooves = { fill: 'none', stroke: '#0d0b0b', 'stroke-width': scale * 0.07 };
  const lips = {
    fill: 'none',
    stroke: '#786d62',
    'stroke-opacity': 0.5,
    'stroke-width': scale * 0.06,
  };
  return (
    element('g', grooves, circle(0.6) + circle(0.26)) +
    element('g', lips, circle(0.585) + circle(0.245) + circle(0.1))
  );
}

const LETTERS_FROM_SIDEWALL_IN = 4.4;

/** Raised lettering on an arc: the line above, the size below. A sidewall that is too small has none. */
function lettering(site: WheelSite): string {
  const { tire, flangeRadius, sidewall, scale } = site;
  if (sidewall / scale <= LETTERS_FROM_SIDEWALL_IN) return '';
  const radius = flangeRadius + sidewall * 0.335;
  const arc = createPen().moveTo(-radius, 0).arcTo(radius, [radius, 0], { large: 0, sweep: 1 });
  site.define(element('path', { id: site.name('a'), d: arc.data() }));
  const size = sidewall * 0.235;
  const name = { text: tire.lineName?.toUpperCase() ?? TREADS[tire.tread].name, spacing: 0.16 };
  const label = { text: tire.label ?? '', spacing: 0.12 };
  return (
    letterGroup(arcText(site, name, size), { 'font-weight': 700, fill: '#8b8176', turn: -24 }) +
    letterGroup(arcText(site, label, size), { 'font-weight': 600, fill: '#6f665d', turn: 156 })
  );
}

function letterGroup(
  content: string,
  { turn, ...look }: { turn: number; fill: string; 'font-weight': number },
): string {
  const font = { 'font-family': 'Barlow Condensed,Arial Narrow,sans-serif' };
  return element('g', { ...font, ...look, transform: `rotate(${turn})` }, content);
}

function arcText(site: WheelSite, word: { text: string; spacing: number }, size: number): string {
  if (!word.text) return '';
  const path = element(
    'textPath',
    { href: `#${site.name('a')}`, startOffset: '50%' },
    escapeText(word.text),
  );
  const attributes = {
    'font-size': tenths(size),
    'letter-spacing': hundredths(size * word.spacing),
    'text-anchor': 'middle',
  };
  return element('text', attributes, path);
}
