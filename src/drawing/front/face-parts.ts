import { boxOf } from '../geometry/curve.ts';
import { element } from '../svg/element.ts';
import { hookPair } from './face-hooks.ts';
import { lampPair } from './face-lamps.ts';
import { patternMarkup } from './face-patterns.ts';
import type { FacePart, FaceShape } from './face-schema.ts';
import { bumperFill, materialFill } from './front-materials.ts';
import { across, darkEdge, type FrontScene, light, onBothSides } from './front-scene.ts';

const EDGE = '#0f0c0b';
const EDGE_WEIGHT = 0.8;
/** How far from its ends a highlight along an upper edge stays. */
const LIT_INSET_IN = 1.4;

/** Everything of a face that lies on its shell, from the back to the front. */
export function faceParts(scene: FrontScene): string {
  return scene.face.parts.map((one, index) => partMarkup(scene, one, index)).join('');
}

function partMarkup(scene: FrontScene, one: FacePart, index: number): string {
  switch (one.kind) {
    case 'across':
    case 'pair':
      return shapeMarkup(scene, one, index);
    case 'stroke': {
      const { width = 1.2, opacity } = one;
      const look = { colour: materialFill(scene, one.material), width, opacity };
      return light(scene, onBothSides(scene.sheet, one.line, false), look);
    }
    case 'hook':
      return hookPair(scene, one);
    default:
      return lampPair(scene, one);
  }
}

function shapeMarkup(scene: FrontScene, shape: FaceShape, index: number): string {
  const { material, bumper, edge = EDGE_WEIGHT, pattern, lit } = shape;
  const fill = bumper ? bumperFill(scene, material) : materialFill(scene, material);
  const colour = material === 'paint' ? darkEdge(scene) : EDGE;
  const d = shapePath(scene, shape);
  const hole = shape.kind === 'across' && shape.hole ? across(scene.sheet, shape.hole) : '';
  const body = element('path', {
    d: d + hole,
    fill,
    'fill-rule': hole ? 'evenodd' : undefined,
    'fill-opacity': shape.opacity,
    stroke: edge > 0 ? colour : undefined,
    'stroke-width': edge > 0 ? edge * scene.sheet.detail : undefined,
  });
  return [
    body,
    pattern ? patternMarkup(scene, { pattern, shape, d, name: `c${index}` }) : '',
    pattern && edge > 0 ? light(scene, d, { colour, width: edge }) : '',
    lit ? litEdge(scene, shape) : '',
  ].join('');
}

function shapePath({ sheet }: FrontScene, { kind, outline }: FaceShape): string {
  return kind === 'pair' ? onBothSides(sheet, outline) : across(sheet, outline);
}

function litEdge(scene: FrontScene, { kind, outline }: FaceShape): string {
  const { x0, x1, y1 } = boxOf(outline);
  const y = y1 - 0.5;
  const inner = kind === 'pair' ? x0 + LIT_INSET_IN : LIT_INSET_IN - x1;
  const line = [
    [inner, y],
    [x1 - LIT_INSET_IN, y],
  ] as const;
  const d = kind === 'pair' ? onBothSides(scene.sheet, line, false) : scene.sheet.path(line, false);
  return light(scene, d, { width: 0.8, opacity: 0.45 });
}
