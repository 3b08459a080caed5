import { lerp } from '../geometry/numbers.ts';
import { type Outline, symmetric } from '../geometry/outline.ts';
import type { Material } from '../shapes/template.ts';
import { element } from '../svg/element.ts';
import type { PanelFace } from './face-schema.ts';
import { grilleEdges } from './front-grille.ts';
import { type FrontScene, light, onBothSides, part } from './front-scene.ts';

const PAINTS: Readonly<Record<Material, string>> = { paint: 'p', chrome: 'chr', black: 'blk' };

/** Bumper with intake and fog lamps, the skid plate below it, tow hooks. */
export function frontBumper(scene: FrontScene, face: PanelFace): string {
  const { half } = grilleEdges(scene, face);
  return [
    bar(scene),
    intake(scene, half),
    fogLamps(scene, half),
    skidPlate(scene),
    towHooks(scene),
  ].join('');
}

/** A height between the bumper's top (0) and bottom (1). */
function down({ size }: FrontScene, share: number): number {
  return lerp(size.bumperTop, size.bumperBottom, share);
}

function bar(scene: FrontScene): string {
  const { sheet, size, shape } = scene;
  const { bodyHalf: bw, bumperTop: top, bumperBottom: bottom, innerX } = size;
  const d = sheet.path(
    symmetric([
      [0, top, 0],
      [bw * 0.8, top - 0.3, 2],
      [bw - 0.6, top - 1.6, 1.6],
      [bw - 1.6, down(scene, 0.7), 2],
      [innerX + 2, bottom + 0.6, 2],
      [0, bottom, 0],
    ]),
  );
  return part(scene, d, { fill: sheet.ref(PAINTS[shape.detail.frontBumper.material]), line: 1 });
}

function intake(scene: FrontScene, half: number): string {
  const { sheet } = scene;
  const opening = sheet.path(
    symmetric([
      [0, down(scene, 0.28), 0],
      [half * 0.86, down(scene, 0.28), 1.2],
      [half * 0.76, down(scene, 0.82), 1.4],
      [0, down(scene, 0.84), 0],
    ]),
  );
  const slats = [0.41, 0.54, 0.67].map((share) => {
    const y = down(scene, share);
    return sheet.path(
      [
        [-half * 0.78, y],
        [half * 0.78, y],
      ],
      false,
    );
  });
  return (
    part(scene, opening, { fill: '#171312', line: 0.7 }) +
    light(scene, slats.join(''), { colour: '#4a433d', width: 0.8, opacity: 0.8 })
  );
}

function fogLamps(scene: FrontScene, half: number): string {
  const { sheet } = scene;
  const recess = onBothSides(sheet, [
    [half + 1.4, down(scene, 0.3), 0.8],
    [half + 6.4, down(scene, 0.28), 0.8],
    [half + 6, down(scene, 0.68), 0.8],
    [half + 1.2, down(scene, 0.74), 0.8],
  ]);
  const lamps = [-1, 1].map((side) =>
    element('circle', {
      cx: sheet.x(side * (half + 3.8)),
      cy: sheet.y(down(scene, 0.5)),
      r: sheet.length(1.3),
      fill: '#8f979b',
      stroke: '#d9dedd',
      'stroke-width': 0.7 * sheet.detail,
    }),
  );
  return part(scene, recess, { fill: '#171312', line: 0.7 }) + lamps.join('');
}

function skidPlate(scene: FrontScene): string {
  const { sheet, size, shape } = scene;
  const { sill } = shape.levels;
  const d = sheet.path(
    symmetric([
      [0, size.bumperBottom + 0.4, 0],
      [size.innerX + 1, size.bumperBottom + 0.8, 1],
      [size.innerX - 2, sill - 6, 2],
      [0, sill - 6.4, 0],
    ]),
  );
  return part(scene, d, { fill: sheet.ref('blk') });
}

function towHooks(scene: FrontScene): string {
  const { sheet } = scene;
  const hook: Outline = [
    [17, down(scene, 0.86)],
    [17, down(scene, 1.16), 1],
    [19.6, down(scene, 1.16), 1],
    [19.6, down(scene, 0.86)],
  ];
  return light(scene, onBothSides(sheet, hook, false), { colour: '#7b1f16', width: 2.4 });
}
