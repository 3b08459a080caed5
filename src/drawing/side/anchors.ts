import { type Anchor, type AnchorName, percentOf } from '../drawing.ts';
import { riseAt } from '../stance.ts';
import { frontTipX, rearTipX, type SideScene } from './side-scene.ts';

/** Where HTML labels are pinned, in percent of the picture. */
export function sideAnchors(scene: SideScene): Record<AnchorName, Anchor> {
  const { stance, shape } = scene;
  const { wheelbaseIn: wb, radiusIn: hub } = stance;
  const { archFront, archRear, levels, roofPeakX } = shape;
  const at = (x: number, y: number) => anchorAt(scene, x, y);
  const onBody = (x: number, y: number) => at(x, y + riseAt(stance, x));
  const bumperMiddle = (levels.sill + levels.low) / 2;
  return {
    frontHub: at(0, hub),
    rearHub: at(wb, hub),
    frontContact: at(0, 0),
    rearContact: at(wb, 0),
    roofTop: onBody(roofPeakX, scene.vehicle.heightIn),
    frontTip: onBody(frontTipX(scene), bumperMiddle),
    rearTip: onBody(rearTipX(scene), bumperMiddle),
    underAxle: at(wb, hub * 0.56),
    frontFenderTop: onBody(0, archFront.crown),
    rearFenderTop: onBody(wb, archRear.crown),
    hood: onBody(0, levels.hood),
    sill: onBody(wb * 0.5, levels.sill),
  };
}

function anchorAt({ sheet }: SideScene, xIn: number, yIn: number): Anchor {
  const [x, y] = sheet.toPixels(xIn, yIn);
  return { xPercent: percentOf(x, sheet.widthPx), yPercent: percentOf(y, sheet.heightPx) };
}
