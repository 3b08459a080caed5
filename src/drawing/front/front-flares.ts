import type { Outline } from '../geometry/outline.ts';
import { materialFill } from './front-materials.ts';
import { darkEdge, type FrontScene, light, onBothSides, part } from './front-scene.ts';

const LEAST_LIP_IN = 0.8;

/** What stands over each tire: the fender's own lip, or a flare. */
export function frontFlares(scene: FrontScene): string {
  const { sheet } = scene;
  const material = flareMaterial(scene);
  const d = onBothSides(sheet, flareOutline(scene));
  const edge = material === 'paint' ? darkEdge(scene) : undefined;
  const glint = flareGlint(scene);
  return (
    part(scene, d, { fill: materialFill(scene, material), line: 0.9, edge }) +
    (glint
      ? light(scene, onBothSides(sheet, glint, false), {
          width: 0.8,
          opacity: material === 'paint' ? 0.4 : 0.26,
        })
      : '')
  );
}

/** In body color or black if that was chosen, else as the vehicle came. */
function flareMaterial({ face, shape, build }: FrontScene): 'paint' | 'black' {
  const { flares } = build.paint;
  if (flares !== 'stock') return flares === 'body' ? 'paint' : 'black';
  if ('outline' in face.flare) return face.flare.material;
  return shape.archFront.flareMaterial ?? 'paint';
}

function flareOutline({ face, size }: FrontScene): Outline {
  const { flare } = face;
  if ('outline' in flare) return flare.outline;
  const { halfWidth: outer, crownY: crown } = size;
  const { out, bottomY } = flare;
  const inner = outer - Math.max(out, LEAST_LIP_IN) - 1.9;
  return [
    [outer - out - 6, crown + 3.4, 2],
    [outer - out - 0.4, crown + 2.6, 2],
    [outer, crown - 1.6, 1.6],
    [outer, crown - 7, 3],
    [outer - 0.5, bottomY, 0.8],
    [outer - 1.9, bottomY, 0.6],
    [inner + 0.7, crown - 8, 3],
    [inner - 0.6, crown - 2.2, 2],
    [inner - 4, crown - 0.6, 1.4],
  ];
}

function flareGlint({ face, size }: FrontScene): Outline | null {
  const { flare } = face;
  if ('outline' in flare) return null;
  const { halfWidth: outer, crownY: crown } = size;
  return [
    [outer - flare.out - 0.6, crown + 1.8, 2],
    [outer - 0.7, crown - 2.2, 1.6],
    [outer - 0.6, crown - 7],
  ];
}
