import { mix, tone } from '../colour.ts';
import { tenths } from '../geometry/numbers.ts';
import { element } from '../svg/element.ts';
import { createPen } from '../svg/pen.ts';
import { polar } from './polar.ts';
import type { WheelSite } from './wheel-site.ts';

/** Flange, lip, the barrel behind the face and the brake. */
export function rimMarkup(site: WheelSite): string {
  defineRimPaint(site);
  const { flangeRadius: flange, scale, finish } = site;
  return [
    disc(flange + 0.22 * scale, '#0b0a0a'),
    disc(flange, site.ref('lip')),
    hoop(flange - 0.05 * scale, { stroke: finish.edge, opacity: 0.7, width: 0.07 * scale }),
    disc(flange - 0.32 * scale, site.ref('bar')),
    hoop(flange * 0.93 - 0.57 * scale, { stroke: '#3a342f', opacity: 0.7, width: 0.12 * scale }),
    brake(site),
  ].join('');
}

function defineRimPaint(site: WheelSite): void {
  const { lip, chrome } = site.finish;
  site.defineShade(
    'lip',
    [0.2, 0, 0.75, 1],
    [
      [0, tone(lip, 0.5)],
      [0.35, lip],
      [0.6, tone(lip, chrome ? -0.55 : -0.4)],
      [1, tone(lip, chrome ? 0.2 : -0.12)],
    ],
  );
  // The inner wall of a deep barrel faces the other way: dark toward the sun, lit away from it.
  site.defineShade(
    'dish',
    [0.2, 0, 0.75, 1],
    [
      [0, tone(lip, -0.72)],
      [0.4, tone(lip, -0.4)],
      [0.75, tone(lip, 0.12)],
      [1, tone(lip, 0.55)],
    ],
  );
  site.defineShade(
    'bar',
    [0.3, 0, 0.6, 1],
    [
      [0, '#070606'],
      [0.55, '#161413'],
      [1, mix('#3a342f', lip, 0.35)],
    ],
  );
}

function brake({ discRadius: radius, scale }: WheelSite): string {
  const caliper = createPen()
    .moveTo(...polar(radius * 1.1, -0.5))
    .arcTo(radius * 1.1, polar(radius * 1.1, 0.55), { large: 0, sweep: 0 })
    .lineTo(...polar(radius * 0.68, 0.5))
    .arcTo(radius * 0.68, polar(radius * 0.68, -0.45), { large: 0, sweep: 1 })
    .close();
  return [
    disc(radius, '#57524d'),
    hoop(radius * 0.985, { stroke: '#8a837a', width: 0.08 * scale }),
    disc(radius * 0.62, '#1e1b1a'),
    element('path', {
      d: caliper.data(),
      fill: '#35302d',
      stroke: '#6c645b',
      'stroke-width': scale * 0.06,
    }),
  ].join('');
}

export function disc(radius: number, fill: string): string {
  return element('circle', { r: tenths(radius), fill });
}

interface Hoop {
  stroke: string;
  width: number;
  opacity?: number;
}

export function hoop(radius: number, { stroke, width, opacity }: Hoop): string {
  return element('circle', {
    r: tenths(radius),
    fill: 'none',
    stroke,
    'stroke-opacity': opacity,
    'stroke-width': width,
  });
}

/** Joins the face to the lip; a beadlock has a bolted clamp ring over it. */
export function lipRing(site: WheelSite, clampRing: boolean): string {
  const { flangeRadius: flange, faceRadius: face, scale, finish, dishIn } = site;
  return [
    annulus(flange - 0.3 * scale, face - 0.12 * scale, {
      fill: site.ref(dishIn > 1 ? 'dish' : 'lip'),
    }),
    dishIn > 1 ? dishShade(site) : '',
    hoop(flange - 0.32 * scale, { stroke: '#000', opacity: 0.55, width: 0.1 * scale }),
    hoop(face - 0.12 * scale, { stroke: finish.dark, opacity: 0.8, width: 0.09 * scale }),
    clampRing ? clampRingMarkup(site) : '',
  ].join('');
}

/** A deep barrel: its step halfway in, and the shadow of its upper edge on the face. */
function dishShade({ flangeRadius: flange, faceRadius: face, scale, dishIn }: WheelSite): string {
  const middle = (flange + face) / 2;
  return [
    hoop(middle, { stroke: '#000', opacity: 0.4, width: 0.1 * scale }),
    hoop(middle - 0.1 * scale, { stroke: '#fff', opacity: 0.16, width: 0.07 * scale }),
    hoop(face - 0.45 * scale, { stroke: '#000', opacity: 0.3, width: 0.14 * dishIn * scale }),
  ].join('');
}

const CLAMP_RING_IN = 1.35;

function clampRingMarkup(site: WheelSite): string {
  const { flangeRadius, scale, finish } = site;
  const [outer, inner] = [flangeRadius - 0.12 * scale, flangeRadius - CLAMP_RING_IN * scale];
  const bolts = Array.from({ length: 24 }, (_, index) => {
    const [cx, cy] = polar((outer + inner) / 2, ((index + 0.5) * Math.PI) / 12);
    return element('circle', { cx: tenths(cx), cy: tenths(cy), r: scale * 0.27 });
  });
  const look = { stroke: '#0b0a0a', 'stroke-width': scale * 0.12 };
  const boltLook = { fill: finish.edge, stroke: '#1a1817', 'stroke-width': scale * 0.09 };
  return (
    annulus(outer, inner, { fill: site.ref('lip'), ...look }) +
    element('g', boltLook, bolts.join(''))
  );
}

function annulus(outer: number, inner: number, look: Record<string, string | number>): string {
  const pen = createPen();
  for (const radius of [outer, inner]) {
    pen.moveTo(radius, 0);
    pen.arcTo(radius, [-radius, 0], { large: 1, sweep: 1 });
    pen.arcTo(radius, [radius, 0], { large: 1, sweep: 1 }).close();
  }
  return element('path', { d: pen.data(), 'fill-rule': 'evenodd', ...look });
}
