import type { XY } from '../geometry/curve.ts';
import type { Outline } from '../geometry/outline.ts';
import { movingPart } from '../moving-part.ts';
import { riseAt } from '../stance.ts';
import { element, filled, stroked } from '../svg/element.ts';
import { bar } from './bar.ts';
import { frameRail, underbodyParts } from './frame-rail.ts';
import type { SideScene } from './side-scene.ts';

/** Frame and drivetrain: the frame rises with the body, the axles stay with the wheels. */
export function chassisMarkup(scene: SideScene): string {
  const { sheet, bodyTransform } = scene;
  const frame = frameMarkup(scene);
  const content = element('g', { 'data-part': 'body', transform: bodyTransform }, frame);
  return element('g', { id: sheet.name('under') }, content + driveline(scene));
}

function frameMarkup(scene: SideScene): string {
  const { sheet } = scene;
  const stroke = (width: number) => ({ colour: '#0b0908', width: width * sheet.detail });
  const { shade, behindRail, beforeRail } = underbodyParts(scene);
  const { rail, highlight } = frameRail(scene);
  const part = (piece: { outline: Outline; fill: string; line: number }) =>
    filled(sheet.path(piece.outline), piece.fill, stroke(piece.line));
  return [
    filled(sheet.path(shade), '#0c0a09'),
    ...behindRail.map(part),
    filled(sheet.path(rail), '#2b2522', stroke(0.8)),
    stroked(sheet.path(highlight, false), { colour: '#6d6055', width: 0.8 * sheet.detail }),
    ...beforeRail.map(part),
  ].join('');
}

/** Shafts from the transfer case (body) to the axles, and the lower links that a lift exposes. */
function driveline(scene: SideScene): string {
  const { vehicle, stance, shape } = scene;
  const { wheelbaseIn: wb, radiusIn: hub } = stance;
  const railTop = shape.levels.sill + 3.2;
  const caseX = wb * 0.25 + 12;
  const caseY = railTop - 6.6;
  const link = { fill: '#3b332e' };
  const { front, rear } = vehicle.suspension;
  const links: Link[] = [
    { onBody: [caseX, caseY], onAxle: [wb - 9, hub + 0.6], width: 3.2 },
    { onBody: [caseX - 13, caseY + 0.2], onAxle: [9, hub * 0.98], width: 2.4 },
  ];
  if (/coil|independent/.test(rear)) {
    links.push({
      onBody: [wb - 30, railTop - 5],
      onAxle: [wb - 2, hub - 3.4],
      width: 2.2,
      ...link,
    });
  }
  links.push(
    front.includes('solid')
      ? { onBody: [31, railTop - 5.4], onAxle: [1.5, hub - 3.2], width: 2.6, ...link }
      : { onBody: [24, railTop - 5.6], onAxle: [3, hub - 4.2], width: 2.4, ...link },
  );
  return links.map((one) => linkMarkup(scene, one)).join('');
}

interface Link {
  /** Ends at stock height, in inches. */
  onBody: XY;
  onAxle: XY;
  width: number;
  fill?: string;
}

/** A link rotates about its axle end; within a lift's few degrees that is a shear. */
function linkMarkup(scene: SideScene, { onBody, onAxle, ...look }: Link): string {
  const { sheet, stance } = scene;
  const [x, y] = onBody;
  const drawn = bar(scene, { from: [x, y + riseAt(stance, x)], to: onAxle, ...look });
  const [at] = sheet.toPixels(...onAxle);
  const run = (x - onAxle[0]) * sheet.scale;
  const share = x / stance.wheelbaseIn;
  return element('g', movingPart({ give: 'shear', at, run, share }), drawn);
}
