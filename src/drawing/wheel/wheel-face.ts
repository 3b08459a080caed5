import { mix, tone } from '../colour.ts';
import { type Outline, shift } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import { pathData } from '../svg/path-data.ts';
import { bothSides, type PlateDesign, type SpokeDesign } from './designs.ts';
import { disc, hoop } from './rim.ts';
import type { WheelSite } from './wheel-site.ts';

// The sun is low, to the upper left of the picture; a scene may move it to the right.
const LIGHT = { x: -0.52, y: 0.85 };

/** How much sunlight a side facing (x, y) gets, -1…1. */
function sunOn({ litSide }: WheelSite, [x, y]: readonly [number, number]): number {
  return x * LIGHT.x * litSide + y * LIGHT.y;
}

/** Rotates a design's outline, in fractions of the face radius, to an angle; pixels, y up. */
function turned(design: Outline, angle: number, radius: number): Outline {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return design.map(([r, side, soft = 0]) => [
    radius * (r * cos - side * sin),
    radius * (r * sin + side * cos),
    soft * radius,
  ]);
}

function pathOf(points: Outline): string {
  return pathData(points, (x, y) => [x, -y]);
}

/** A plate with windows; each window has a lit and a shaded bevel. */
export function plateFace(site: WheelSite, design: PlateDesign): string {
  const { faceRadius: radius, finish, discRadius, scale } = site;
  defineBoxShade(site);
  const angles = Array.from(
    { length: design.count },
    (_, index) => Math.PI / 2 + ((index + 0.5) * 2 * Math.PI) / design.count,
  );
  const windows = angles.map((angle) => turned(design.window, angle, radius));
  const bevel = (share: number) =>
    windows
      .map((points) =>
        pathOf(shift(points, [LIGHT.x * site.litSide * share * radius, LIGHT.y * share * radius])),
      )
      .join('');
  const holes = windows.map(pathOf).join('');
  site.define(element('clipPath', { id: site.name('h') }, element('path', { d: holes })));
  const behind = disc(discRadius, '#4a4540') + disc(discRadius * 0.62, '#151312');
  return [
    disc(radius, site.ref('pl')),
    element('path', { d: bevel(-0.024), fill: finish.light }),
    element('path', { d: bevel(0.02), fill: finish.dark }),
    element('path', { d: holes, fill: '#100e0e' }),
    element('g', { 'clip-path': site.ref('h'), opacity: 0.75 }, behind),
    hoop(0.37 * radius, { stroke: finish.dark, opacity: 0.6, width: scale * 0.1 }),
  ].join('');
}

function defineBoxShade(site: WheelSite): void {
  const { face } = site.finish;
  site.defineShade(
    'pl',
    [0.2, 0, 0.7, 1],
    [
      [0, tone(face, 0.42)],
      [0.5, face],
      [1, tone(face, -0.42)],
    ],
  );
}

/** Spokes: a cast shadow, flanks colored by the light, then the faces. */
export function spokeFace(site: WheelSite, design: SpokeDesign): string {
  const { faceRadius: radius, finish, scale } = site;
  let shadow = '';
  let faces = '';
  const flanks = new Map<string, string>();
  for (let index = 0; index < design.count; index++) {
    const angle = Math.PI / 2 + (index * 2 * Math.PI) / design.count;
    const face = faceTone(site, angle);
    for (const leg of design.legs) {
      const points = turned(leg, angle, radius);
      shadow += pathOf(shift(points, [0.018 * site.litSide * radius, -0.05 * radius]));
      for (const side of [1, -1] as const) addFlank(flanks, { site, design, leg, angle, side });
      faces += element('path', { d: pathOf(points), fill: face });
      if (design.groove) faces += groove(site, { width: design.groove, angle, face });
    }
  }
  const look = {
    stroke: finish.edge,
    'stroke-opacity': 0.35,
    'stroke-width': scale * 0.05,
  };
  const sides = Array.from(flanks, ([fill, d]) => element('path', { d, fill }));
  const under = element('path', { d: shadow, fill: '#000', opacity: 0.5 });
  return under + sides.join('') + element('g', look, faces);
}

interface Flank {
  site: WheelSite;
  design: SpokeDesign;
  leg: Outline;
  angle: number;
  side: 1 | -1;
}

/** The flanks are the spoke shifted sideways, grouped by color so that equal ones share a path. */
function addFlank(flanks: Map<string, string>, { site, design, leg, angle, side }: Flank): void {
  const lit = sunOn(site, [-Math.sin(angle) * side, Math.cos(angle) * side]);
  const colour = flankColour(site, lit);
  const pushed = leg.map(
    ([r, v, soft]) => [r, v + side * design.facet * (0.4 + 0.6 * r), soft] as const,
  );
  const path = pathOf(turned(pushed, angle, site.faceRadius));
  flanks.set(colour, (flanks.get(colour) ?? '') + path);
}

function flankColour({ finish }: WheelSite, lit: number): string {
  const { face, light, dark, flank } = finish;
  if (flank === 'milled') return lit > 0 ? light : dark;
  if (flank === 'black-pockets') return lit > 0 ? '#5a5651' : '#121010';
  return lit > 0
    ? mix(face, light, Math.round(lit * 4) / 5)
    : mix(face, dark, Math.round(-lit * 4) / 4.4);
}

/** The face is concave, so low spokes face the sky. */
function faceTone(site: WheelSite, angle: number): string {
  const { finish } = site;
  const lit = -sunOn(site, [Math.cos(angle), Math.sin(angle)]) * 0.22 + 0.06;
  const step = Math.round(lit * 20) / 20;
  return tone(finish.face, finish.chrome ? step * 1.6 : step);
}

function groove(site: WheelSite, look: { width: number; angle: number; face: string }): string {
  const { width, angle, face } = look;
  const line = bothSides([
    [0.38, width * 0.7, 0.02],
    [0.86, width, 0.02],
  ]);
  const d = pathOf(turned(line, angle, site.faceRadius));
  return element('path', { d, fill: tone(face, -0.5) });
}
