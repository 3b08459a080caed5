import { archOutline } from '../geometry/arch.ts';
import { element } from '../svg/element.ts';
import type { Stop } from '../svg/gradient.ts';
import { defineClip, defineVertical } from '../svg/sheet.ts';
import { lugCountOf } from '../vehicle-geometry.ts';
import { tireAndWheel } from '../wheel/tire-and-wheel.ts';
import { EDGE, type SideScene } from './side-scene.ts';

/** Defines one wheel (`…-whl`) and sets it at both axles (`…-wheels`). */
export function wheelsMarkup({ sheet, vehicle, build, stance }: SideScene): string {
  const { defs, body } = tireAndWheel({
    id: `${sheet.id}w`,
    scale: sheet.scale,
    tire: build.tire,
    wheel: build.wheel,
    lugs: lugCountOf(vehicle),
    stockOffsetMm: vehicle.stockWheel.offsetMm,
  });
  sheet.define(defs, element('g', { id: sheet.name('whl') }, body));
  const wheels = [0, stance.wheelbaseIn].map((hubX) =>
    element('use', {
      href: `#${sheet.name('whl')}`,
      transform: `translate(${sheet.x(hubX)} ${sheet.y(stance.radiusIn)})`,
    }),
  );
  return element('g', { id: sheet.name('wheels') }, wheels.join(''));
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

/** The fenders' shade on the tires. */
export function fenderShade({ sheet, shape, stance, bodyTransform }: SideScene): string {
  const { stockRadiusIn: stock, radiusIn, wheelbaseIn } = stance;
  const stops: Stop[] = [
    [0, '#000', 0.72],
    [0.42, '#000', 0.3],
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
