import type { Outline } from '../geometry/outline.ts';
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

/** Shafts from the transfer case (body) to the axles, and the lower links that a lift uncovers. */
function driveline(scene: SideScene): string {
  const { vehicle, stance, shape } = scene;
  const { wheelbaseIn: wb, radiusIn: hub } = stance;
  const railTop = shape.levels.sill + 3.2;
  const caseX = wb * 0.25 + 12;
  const caseY = railTop - 6.6;
  const onBody = (x: number, y: number) => [x, y + riseAt(stance, x)] as const;
  const link = { fill: '#3b332e' };
  const shafts = [
    bar(scene, { from: onBody(caseX, caseY), to: [wb - 9, hub + 0.6], width: 3.2 }),
    bar(scene, {
      from: [caseX - 13, onBody(caseX, caseY + 0.2)[1]],
      to: [9, hub * 0.98],
      width: 2.4,
    }),
  ];
  const { front, rear } = vehicle.suspension;
  if (/coil|independent/.test(rear)) {
    shafts.push(
      bar(scene, {
        from: onBody(wb - 30, railTop - 5),
        to: [wb - 2, hub - 3.4],
        width: 2.2,
        ...link,
      }),
    );
  }
  const frontArm = front.includes('solid')
    ? { from: onBody(31, railTop - 5.4), to: [1.5, hub - 3.2] as const, width: 2.6 }
    : { from: onBody(24, railTop - 5.6), to: [3, hub - 4.2] as const, width: 2.4 };
  shafts.push(bar(scene, { ...frontArm, ...link }));
  return shafts.join('');
}
