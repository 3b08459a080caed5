import type { XY } from '../geometry/curve.ts';
import { lerp } from '../geometry/numbers.ts';
import type { Outline } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import type { LampKind, LampSignature, PanelFace } from './face-schema.ts';
import { grilleEdges } from './front-grille.ts';
import { type FrontScene, light, onBothSides, part } from './front-scene.ts';
import { roundLamps } from './round-headlamps.ts';

const LAMP_HEIGHT_IN: Readonly<Record<LampKind, number>> = {
  slit: 4.6,
  round: 8,
  square: 8,
  slant: 8.4,
  block: 8.4,
};

export function frontLamps(scene: FrontScene, face: PanelFace): string {
  if (face.lamp === 'round') {
    const { top } = grilleEdges(scene, face);
    return roundLamps(scene, { x: scene.size.bodyHalf * 0.74, y: top - 4.8 });
  }
  return lensLamps(scene, face) + (face.ducts ? ducts(scene, face) : '');
}

interface LampPlace {
  inner: number;
  outer: number;
  top: number;
  bottom: number;
}

function lampPlace(scene: FrontScene, face: PanelFace): LampPlace {
  const { half } = grilleEdges(scene, face);
  const top = scene.size.leadY - 0.2;
  return {
    inner: half + (face.grille === 'trapezoid' ? 2.6 : 2.2),
    outer: scene.size.bodyHalf - 1,
    top,
    bottom: top - LAMP_HEIGHT_IN[face.lamp],
  };
}

/** Corners in the order inner top, outer top, outer bottom, inner bottom. */
function lensOutline(kind: LampKind, { inner, outer, top, bottom }: LampPlace): Outline {
  switch (kind) {
    case 'slit':
      return [
        [inner - 1, top - 0.6, 0.6],
        [outer + 0.4, top, 1],
        [outer, bottom + 1, 1],
        [inner, bottom, 0.8],
      ];
    case 'slant':
      return [
        [inner - 0.4, top - 2, 0.8],
        [outer - 1, top + 0.2, 1.4],
        [outer + 0.4, bottom + 2.6, 1.6],
        [inner + 2, bottom, 1.4],
      ];
    case 'square':
      return [
        [inner - 1, top - 1, 0.4],
        [outer - 3, top - 1, 0.4],
        [outer - 3, top - 7.4, 0.4],
        [inner - 1, top - 7.4, 0.4],
      ];
    default:
      return [
        [inner - 0.4, top - 0.4, 1],
        [outer, top - 0.2, 1.4],
        [outer + 0.2, bottom, 1.6],
        [inner + 0.2, bottom + 0.4, 1],
      ];
  }
}

/** A position in a lens: `u` from the grille outward, `v` from the upper edge down, 0…1. */
type InLens = (u: number, v: number) => XY;

function inLens(lens: Outline): InLens {
  const at = (index: number) => lens[index] ?? [0, 0];
  return (u, v) => {
    const axis = (i: 0 | 1) => lerp(lerp(at(0)[i], at(1)[i], u), lerp(at(3)[i], at(2)[i], u), v);
    return [axis(0), axis(1)];
  };
}

/** A dark housing behind glass: modules lit from below, and a daytime running line. */
function lensLamps(scene: FrontScene, face: PanelFace): string {
  const { sheet } = scene;
  const lens = lensOutline(face.lamp, lampPlace(scene, face));
  const at = inLens(lens);
  const d = onBothSides(sheet, lens);
  const streak: Outline = [at(0.5, 0.04), at(0.64, 0.04), at(0.44, 0.96), at(0.3, 0.96)];
  const glass = element('path', { d, fill: sheet.ref('hl'), opacity: 0.2 });
  return [
    part(scene, d, { fill: '#1a1c1f', line: 1.1 }),
    face.lamp === 'square' ? sealedBeam(scene, at) : modules(scene, { kind: face.lamp, at }),
    glass,
    element('path', { d: onBothSides(sheet, streak), fill: '#fff', opacity: 0.1 }),
    face.lamp === 'square' ? '' : signature(scene, { shape: signatureOf(face), at }),
    light(scene, d, { colour: '#8d9496', width: 0.6, opacity: 0.6 }),
  ].join('');
}

function signatureOf({ lamp, signature }: PanelFace): LampSignature {
  if (signature) return signature;
  if (lamp === 'slit') return 'line';
  return lamp === 'slant' ? 'hook' : 'bracket';
}

const SIGNATURES: Readonly<Record<LampSignature, readonly XY[]>> = {
  line: [
    [0.05, 0.18],
    [0.95, 0.14],
  ],
  hook: [
    [0.05, 0.16],
    [0.93, 0.12],
    [0.95, 0.62],
  ],
  bracket: [
    [0.16, 0.12],
    [0.92, 0.12],
    [0.92, 0.88],
    [0.3, 0.88],
  ],
  frame: [
    [0.08, 0.88],
    [0.08, 0.12],
    [0.92, 0.12],
    [0.92, 0.88],
    [0.3, 0.88],
  ],
};

function signature(scene: FrontScene, look: { shape: LampSignature; at: InLens }): string {
  const line: Outline = SIGNATURES[look.shape].map(([u, v]) => [...look.at(u, v), 0.7]);
  const d = onBothSides(scene.sheet, line, false);
  return (
    light(scene, d, { colour: '#fff6e2', width: 3.4, opacity: 0.2 }) +
    light(scene, d, { colour: '#fffaf0', width: 1.3, opacity: 0.95 })
  );
}

/** Left edge, upper edge, width and height of each module, as fractions of the lens. */
const MODULES: Readonly<Record<LampKind, readonly (readonly [number, number, number, number])[]>> =
  {
    block: [
      [0.18, 0.24, 0.56, 0.22],
      [0.26, 0.54, 0.48, 0.22],
    ],
    slit: [
      [0.12, 0.38, 0.22, 0.4],
      [0.4, 0.38, 0.22, 0.4],
      [0.68, 0.36, 0.2, 0.4],
    ],
    slant: [
      [0.14, 0.36, 0.3, 0.36],
      [0.5, 0.34, 0.3, 0.36],
    ],
    square: [],
    round: [],
  };

function modules(scene: FrontScene, { kind, at }: { kind: LampKind; at: InLens }): string {
  const { sheet } = scene;
  const boxes = MODULES[kind].map(([u, v, width, height]): Outline => {
    const [right, low] = [u + width, v + height];
    return [
      [...at(u, v), 0.4],
      [...at(right, v), 0.4],
      [...at(right, low), 0.4],
      [...at(u, low), 0.4],
    ];
  });
  const lips = MODULES[kind].map(
    ([u, v, width, height]): Outline => [
      at(u + 0.03, v + height),
      at(u + width - 0.03, v + height),
    ],
  );
  const d = boxes.map((box) => onBothSides(sheet, box)).join('');
  const lip = lips.map((line) => onBothSides(sheet, line, false)).join('');
  return (
    part(scene, d, { fill: '#3d4347', line: 0.6, edge: '#0c0d0e' }) +
    light(scene, lip, { colour: '#c8d0d2', width: 0.8, opacity: 0.75 })
  );
}

/** One plain rectangular lamp with fluted glass. */
function sealedBeam(scene: FrontScene, at: InLens): string {
  const { sheet } = scene;
  const box: Outline = [
    [...at(0.08, 0.1), 0.6],
    [...at(0.92, 0.1), 0.6],
    [...at(0.92, 0.9), 0.6],
    [...at(0.08, 0.9), 0.6],
  ];
  const flutes = [0.2, 0.32, 0.44, 0.56, 0.68, 0.8].map((u) =>
    onBothSides(sheet, [at(u, 0.14), at(u, 0.86)], false),
  );
  return (
    part(scene, onBothSides(sheet, box), { fill: sheet.ref('hl'), line: 0.7 }) +
    light(scene, flutes.join(''), { colour: '#3b4045', width: 0.5, opacity: 0.7 })
  );
}

/** Dark openings below slit lamps, with the stacked lamps in them. */
function ducts(scene: FrontScene, face: PanelFace): string {
  const { sheet, size } = scene;
  const { inner, outer, bottom } = lampPlace(scene, face);
  const opening: Outline = [
    [inner + 1, bottom - 1.4, 0.8],
    [outer - 0.6, bottom - 1, 0.8],
    [outer - 2.6, size.bumperTop + 1.4, 0.8],
    [inner + 1, size.bumperTop + 1, 0.8],
  ];
  const at = inLens(opening);
  return (
    part(scene, onBothSides(sheet, opening), { fill: '#151211' }) +
    modules(scene, { kind: 'block', at }) +
    light(scene, onBothSides(sheet, [at(0.1, 0.97), at(0.9, 0.97)], false), {
      width: 0.7,
      opacity: 0.3,
    })
  );
}
