import { lerp } from '../geometry/numbers.ts';
import { movingPart } from '../moving-part.ts';
import { riseAt } from '../stance.ts';
import { element, filled } from '../svg/element.ts';
import type { SideScene } from './side-scene.ts';
import { coilSpring, leafSpring, shockAbsorber } from './springs.ts';

const STOCK_PART = '#4a433d';
const LIFT_PART = '#b4481c';
const COIL_WIRE = '#6b6157';

/** Springs and shocks inside the wheel openings; parts of a lift kit are drawn in ember. */
export function suspensionMarkup(scene: SideScene): string {
  const front = between(scene, { share: 0, arch: scene.shape.archFront }, frontSuspension(scene));
  const rear = between(scene, { share: 1, arch: scene.shape.archRear }, rearSuspension(scene));
  return element('g', { fill: 'none' }, front + rear);
}

/** Springs and shocks are mounted on the axle and reach up to the body. */
function between(
  { sheet, stance }: SideScene,
  { share, arch }: { share: 0 | 1; arch: { crown: number } },
  content: string,
): string {
  const [, at] = sheet.toPixels(0, stance.radiusIn);
  const [, head] = sheet.toPixels(0, arch.crown + 3 + riseAt(stance, share * stance.wheelbaseIn));
  const part = movingPart({ give: 'stretch', at, run: head - at, share });
  return element('g', part, content);
}

function kitColour(liftIn: number): string {
  return liftIn > 1 ? LIFT_PART : STOCK_PART;
}

function frontSuspension(scene: SideScene): string {
  const { vehicle, build, stance, shape } = scene;
  const hub = stance.radiusIn;
  const top = shape.archFront.crown + 3 + stance.riseFrontIn;
  const kit = kitColour(build.liftFrontIn);
  if (vehicle.suspension.front.includes('solid')) {
    return (
      coilSpring(scene, { x: 2.5, from: hub + 3, to: top, halfWidth: 3, colour: COIL_WIRE }) +
      shockAbsorber(scene, { from: [8.5, top], to: [7.5, hub - 1], halfWidth: 1.35, colour: kit })
    );
  }
  return (
    shockAbsorber(scene, {
      from: [1.2, top],
      to: [0.6, hub - 1],
      halfWidth: 1.5,
      colour: STOCK_PART,
    }) +
    coilSpring(scene, { x: 1, from: hub + 4, to: top, halfWidth: 2.9, colour: kit }) +
    upperArm(scene)
  );
}

function upperArm({ sheet, stance }: SideScene): string {
  const { radiusIn: hub, stockRadiusIn, riseFrontIn } = stance;
  const mount = stockRadiusIn + riseFrontIn;
  const outline = [
    [-9, mount + 12.5, 1],
    [0, hub + 11, 1.5],
    [10, mount + 12.5, 1],
    [9, mount + 11, 1],
    [0, hub + 9, 1.5],
    [-8, mount + 11, 1],
  ] as const;
  const edge = { colour: '#050404', width: 0.6 * sheet.detail };
  return filled(sheet.path(outline), '#3a332e', edge);
}

function rearSuspension(scene: SideScene): string {
  const { vehicle, build, stance, shape } = scene;
  const { radiusIn: hub, wheelbaseIn: wb } = stance;
  const top = shape.archRear.crown + 3 + riseAt(stance, wb);
  const colour = kitColour(build.liftRearIn);
  if (vehicle.suspension.rear.includes('leaf')) {
    return (
      leafPack(scene) +
      shockAbsorber(scene, { from: [wb - 8.5, top], to: [wb - 4, hub], halfWidth: 1.3, colour })
    );
  }
  return (
    coilSpring(scene, { x: wb - 1, from: hub + 3, to: top, halfWidth: 3.1, colour: COIL_WIRE }) +
    shockAbsorber(scene, { from: [wb + 9.5, top], to: [wb + 6, hub - 1], halfWidth: 1.3, colour })
  );
}

function leafPack(scene: SideScene): string {
  const { stance, shape, build } = scene;
  const { radiusIn: hub, wheelbaseIn: wb } = stance;
  const hanger = shape.levels.sill + 5.5 + riseAt(stance, wb);
  const leaves = [24, 18, 12].map((halfLength, index) => {
    const middleY = hub + 3.4 + Math.max(0, build.liftRearIn) * 0.9 - index * 0.85;
    const endY = lerp(middleY, hanger, (halfLength / 24) ** 2);
    return leafSpring(scene, { x: wb, halfLength, middleY, endY });
  });
  return leaves.join('');
}
