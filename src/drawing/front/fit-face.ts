import type { Outline } from '../geometry/outline.ts';
import type { Face, FacePart } from './face-schema.ts';

/** How a face gets onto a vehicle: its widths by one factor, its heights as those of the side view. */
export interface FaceFit {
  stretch: number;
  height(y: number): number;
}

/** A face in the inches of the vehicle that wears it. */
export function fitFace(face: Face, fit: FaceFit): Face {
  const x = (value: number) => value * fit.stretch;
  const move = movedBy(fit);
  const { screen, flare } = face;
  return {
    ...face,
    widthIn: x(face.widthIn),
    leadY: fit.height(face.leadY),
    bottomY: fit.height(face.bottomY),
    roofHalf: x(face.roofHalf),
    beltHalf: x(face.beltHalf),
    screen: screen && { ...screen, footHalf: x(screen.footHalf) },
    flare:
      'outline' in flare
        ? { ...flare, outline: move(flare.outline) }
        : { out: x(flare.out), bottomY: fit.height(flare.bottomY) },
    shell: move(face.shell),
    hood: move(face.hood),
    hoodLines: face.hoodLines?.map(move),
    parts: face.parts.map((part) => fitPart(part, fit)),
  };
}

type Points = Face['shell'];

function movedBy({ stretch, height }: FaceFit) {
  return (points: Outline): Points =>
    points.map(([x, y, soft, bulge]) => [x * stretch, height(y), soft, bulge]);
}

function fitPart(part: FacePart, fit: FaceFit): FacePart {
  const move = movedBy(fit);
  if (part.kind === 'across') {
    return { ...part, outline: move(part.outline), hole: part.hole && move(part.hole) };
  }
  if (part.kind === 'pair') return { ...part, outline: move(part.outline) };
  if (part.kind === 'stroke') return { ...part, line: move(part.line) };
  return { ...part, x: part.x * fit.stretch, y: fit.height(part.y) };
}
