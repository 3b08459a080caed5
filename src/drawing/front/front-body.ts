import type { BodyShape } from '../shapes/body-shape.ts';
import type { Recorded } from '../svg/sheet.ts';
import { faceParts } from './face-parts.ts';
import { frontCab } from './front-cab.ts';
import { frontFlares } from './front-flares.ts';
import { defineMaterials } from './front-materials.ts';
import { defineFrontPaint } from './front-paint.ts';
import { type FrontScene, onBothSides, part } from './front-scene.ts';
import { frontShell } from './front-shell.ts';

/** The markup of the body on both sides of the tires, with the definitions of each. */
interface FrontBody {
  behindTires: Recorded;
  beforeTires: Recorded;
}

// Lift, wheels and tires do not change a body, which is most of a drawing's work, so the last markup of each shape
// is cached.
const remembered = new WeakMap<BodyShape, FrontBody & { key: string }>();

/** The body's markup; its definitions are on the scene's sheet. */
export function frontBody(scene: FrontScene): { behindTires: string; beforeTires: string } {
  const { sheet, shape, build, vehicle, stance } = scene;
  const key = [sheet.key, JSON.stringify(build.paint), vehicle.widthIn, stance.stockTrackIn].join();
  const known = remembered.get(shape);
  if (known?.key === key) {
    sheet.define(known.behindTires.defs, known.beforeTires.defs);
    return { behindTires: known.behindTires.markup, beforeTires: known.beforeTires.markup };
  }
  const behindTires = sheet.record(() => {
    defineFrontPaint(scene);
    defineMaterials(scene);
    return frontCab(scene) + wells(scene);
  });
  const beforeTires = sheet.record(() => frontFlares(scene) + frontShell(scene) + faceParts(scene));
  remembered.set(shape, { key, behindTires, beforeTires });
  return { behindTires: behindTires.markup, beforeTires: beforeTires.markup };
}

function wells(scene: FrontScene): string {
  const { sheet, size, stance } = scene;
  const { crownY, innerX, halfWidth } = size;
  const d = onBothSides(sheet, [
    [innerX, crownY + 1, 3],
    [halfWidth - 1, crownY + 0.4, 3],
    [halfWidth - 0.9, stance.stockRadiusIn],
    [innerX, stance.stockRadiusIn],
  ]);
  return part(scene, d, { fill: '#0a0908', line: 0 });
}
