import { lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import { materialFill } from './front-materials.ts';
import { frontMirrors } from './front-mirrors.ts';
import { across, darkEdge, type FrontScene, onBothSides, part } from './front-scene.ts';
import { windshield } from './front-windshield.ts';

const ROOF_SOFTNESS_IN = 2.6;
/** Outer edge of a roof rail, of half the roof's width. */
const ROOF_RAIL_SHARE = 0.87;

/** What is behind the fenders: doors, roof, windshield and mirrors. */
export function frontCab(scene: FrontScene): string {
  return [doors(scene), roofRails(scene), roof(scene), windshield(scene), frontMirrors(scene)].join(
    '',
  );
}

/** Half of the cab's outline, from the center of the roof down to the belt. */
export function cabHalf({ face, size }: FrontScene): Outline {
  const { roofHalf, beltHalf, roofSoftness = ROOF_SOFTNESS_IN } = face;
  const { roofY, beltY } = size;
  return [
    [0, roofY],
    [roofHalf * 0.55, roofY, 12],
    [roofHalf * 0.92, roofY - 1.1, 4],
    [roofHalf, roofY - 3.8, roofSoftness],
    [lerp(roofHalf, beltHalf, 0.5) + 0.5, lerp(roofY - 3.4, beltY, 0.5), 12],
    [beltHalf, beltY, 1],
  ];
}

/** The doors' skin in the shade of the fenders. */
function doors(scene: FrontScene): string {
  const { sheet, face, size, shape } = scene;
  const { halfWidth, beltY } = size;
  const { sill } = shape.levels;
  const d = across(sheet, [
    [0, beltY],
    [face.beltHalf, beltY, 1],
    [halfWidth - 0.9, beltY - 8, 6],
    [halfWidth - 0.8, sill + 2, 2],
    [0, sill + 2],
  ]);
  const skin = part(scene, d, { fill: sheet.ref('p'), line: 0.9, edge: darkEdge(scene) });
  return skin + element('path', { d, fill: '#000', opacity: 0.32 });
}

function roof(scene: FrontScene): string {
  const { sheet, face, size } = scene;
  const d = across(sheet, [
    ...cabHalf(scene),
    [face.beltHalf, size.beltY - 3],
    [0, size.beltY - 3],
  ]);
  return part(scene, d, { fill: sheet.ref('rf'), line: 1, edge: darkEdge(scene) });
}

/** As high as the record says, which counts them; they stand where the roof is still nearly flat. */
function roofRails(scene: FrontScene): string {
  const { sheet, face, size, shape, vehicle } = scene;
  if (!shape.detail.roofRail) return '';
  const out = face.roofHalf * ROOF_RAIL_SHARE;
  const top = vehicle.heightIn;
  const d = onBothSides(sheet, [
    [out - 2.6, size.roofY - 1.4, 0.4],
    [out - 2, top, 0.9],
    [out - 0.3, top, 0.9],
    [out + 0.3, size.roofY - 1.6, 0.4],
  ]);
  return part(scene, d, { fill: materialFill(scene, 'black'), line: 0.5 });
}
