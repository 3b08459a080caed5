import { archOutline } from '../geometry/arch.ts';
import { clamp } from '../geometry/numbers.ts';
import { element } from '../svg/element.ts';
import type { Stop } from '../svg/gradient.ts';
import { defineClip, defineVertical } from '../svg/sheet.ts';
import { lugCountOf } from '../vehicle-geometry.ts';
import { tireAndWheel } from '../wheel/tire-and-wheel.ts';
import { EDGE, type SideScene } from './side-scene.ts';

/** Defines one wheel (`…-whl`) and places it at both axles (`…-wheels`). */
export function wheelsMarkup(scene: SideScene): string {
  const { sheet, vehicle, build, stance, theme, light } = scene;
  const { defs, body } = tireAndWheel({
    id: `${sheet.id}w`,
    scale: sheet.scale,
    tire: build.tire,
    wheel: build.wheel,
    lugs: lugCountOf(vehicle),
    litSide: light.side,
    stockOffsetMm: vehicle.stockWheel.offsetMm,
  });
  const rim = theme.glow ? rimLight(scene) : '';
  sheet.define(defs, element('g', { id: sheet.name('whl') }, body + rim));
  const wheels = [0, stance.wheelbaseIn].map((hubX) =>
    element('use', {
      href: `#${sheet.name('whl')}`,
      transform: `translate(${sheet.x(hubX)} ${sheet.y(stance.radiusIn)})`,
    }),
  );
  return castShade(scene) + element('g', { id: sheet.name('wheels') }, wheels.join(''));
}

/** On a dark page a black tire would merge with it, so its left shoulder catches light. */
function rimLight({ sheet, stance }: SideScene): string {
  return element('circle', {
    r: sheet.length(stance.radiusIn - 0.15),
    fill: 'none',
    stroke: '#f0b27a',
    'stroke-opacity': 0.42,
    'stroke-width': 0.9 * sheet.detail,
  });
}

/** What protrudes past the fender is shaded by it, down and away from the sun. */
function castShade(scene: SideScene): string {
  const { sheet, stance, shape, light, pastBodyIn, bodyTransform } = scene;
  if (pastBodyIn <= 0) return '';
  const reach = Math.min(pastBodyIn, 4) * 0.45;
  const discs = [0, stance.wheelbaseIn].map((hubX) =>
    element('circle', {
      cx: sheet.x(hubX + reach * light.side),
      cy: sheet.y(stance.radiusIn - reach * 0.6),
      r: sheet.length(stance.radiusIn),
    }),
  );
  const silhouette = element('path', {
    'data-part': 'body',
    transform: bodyTransform,
    d: sheet.path(shape.silhouette),
  });
  defineClip(sheet, 'cs', silhouette);
  const look = { fill: '#000', opacity: 0.4, 'clip-path': sheet.ref('cs') };
  return element('g', look, discs.join(''));
}

/** The dark insides of the openings and the frame horns inboard of the tires. */
export function wellsMarkup({ sheet, shape, bodyTransform }: SideScene): string {
  const wells = shape.wells.map((well) => sheet.path(well)).join('');
  const horns = shape.detail.horns.map((horn) =>
    element('path', {
      d: sheet.path(horn.outline),
      fill: sheet.ref('blk'),
      stroke: EDGE,
      'stroke-width': 0.8,
    }),
  );
  const content = element('path', { d: wells, fill: sheet.ref('well') }) + horns.join('');
  return element('g', { 'data-part': 'body', transform: bodyTransform }, content);
}

const SHADELESS_POKE_IN = 5;

/** The fenders' shadow on the tires; it ends before a sidewall that protrudes from the opening. */
export function fenderShade(scene: SideScene): string {
  const { sheet, shape, stance, bodyTransform, pastBodyIn } = scene;
  const { stockRadiusIn: stock, radiusIn, wheelbaseIn } = stance;
  const depth = 1 - clamp(pastBodyIn / SHADELESS_POKE_IN, 0, 1);
  if (depth === 0) return '';
  const stops: Stop[] = [
    [0, '#000', 0.78 * depth],
    [0.4, '#000', 0.44 * depth],
    [1, '#000', 0],
  ];
  defineVertical(sheet, 'fs', { from: stock * 2 + 5, to: stock * 0.9, stops });
  const tires = [0, wheelbaseIn].map((hubX) =>
    element('circle', { cx: sheet.x(hubX), cy: sheet.y(radiusIn), r: sheet.length(radiusIn) }),
  );
  defineClip(sheet, 'tc', tires.join(''));
  const bottom = stock * 0.8;
  const openings = [shape.archFront, shape.archRear].map((arch) => {
    const lowered = { ...arch, bottomFront: bottom, bottomRear: bottom };
    return sheet.path(archOutline(lowered, { centreX: arch.centreX, hubY: stock, grow: 0.1 }));
  });
  const shade = element('path', {
    'data-part': 'body',
    transform: bodyTransform,
    d: openings.join(''),
    fill: sheet.ref('fs'),
  });
  return element('g', { 'clip-path': sheet.ref('tc') }, shade);
}
