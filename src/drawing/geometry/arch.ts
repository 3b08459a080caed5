import type { Outline, Point } from './outline.ts';

/** A wheel opening, in inches. `crown` is the height of its top edge above the ground. */
export interface Arch {
  kind?: 'round' | 'trapezoid';
  halfWidth: number;
  frontHalfWidth?: number;
  crown: number;
  /** 2 is round, 3.4 squared off. */
  squareness?: number;
  /** Trapezoid: the crown's fraction of the half width, softness of its corners, optional knee. */
  topShare?: number;
  cut?: number;
  knee?: number;
  bottomFront: number;
  bottomRear: number;
}

export interface ArchPlace {
  centreX: number;
  hubY: number;
  grow?: number;
}

/** Points from the rear bottom over the crown to the front bottom: the direction of the lower body edge. */
export function archOutline(arch: Arch, place: ArchPlace): Outline {
  return arch.kind === 'trapezoid' ? trapezoidArch(arch, place) : roundArch(arch, place);
}

function trapezoidArch(arch: Arch, { centreX, hubY, grow = 0 }: ArchPlace): Outline {
  const rear = arch.halfWidth + grow;
  const front = (arch.frontHalfWidth ?? arch.halfWidth) + grow;
  const share = arch.topShare ?? 0.62;
  const cut = arch.cut ?? 3;
  const knee = arch.knee ?? 0;
  const rearSide: Point[] = [[centreX + rear, arch.bottomRear]];
  const frontSide: Point[] = [[centreX - front, arch.bottomFront]];
  if (knee) {
    rearSide.push([centreX + rear + 0.6, hubY + knee, cut]);
    frontSide.unshift([centreX - front - 0.6, hubY + knee, cut]);
  }
  const top = arch.crown + grow;
  const soft = cut + grow * 0.4;
  return [
    ...rearSide,
    [centreX + rear * share, top, soft],
    [centreX - front * share, top, soft],
    ...frontSide,
  ];
}

const ROUND_STEPS = 10;

function roundArch(arch: Arch, place: ArchPlace): Outline {
  const { centreX, grow = 0 } = place;
  const rear = arch.halfWidth + grow;
  const front = (arch.frontHalfWidth ?? arch.halfWidth) + grow;
  return [
    [centreX + halfWidthAt(arch.bottomRear, rear, { arch, place }), arch.bottomRear],
    ...crownPoints(arch, place, { rear, front }),
    [centreX - halfWidthAt(arch.bottomFront, front, { arch, place }), arch.bottomFront],
  ];
}

function crownPoints(arch: Arch, place: ArchPlace, half: { rear: number; front: number }): Point[] {
  const { centreX, hubY, grow = 0 } = place;
  const power = 2 / (arch.squareness || 2.2);
  const rise = arch.crown + grow - hubY;
  const points: Point[] = [];
  for (let step = 0; step <= ROUND_STEPS; step++) {
    const angle = (Math.PI * step) / ROUND_STEPS;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [reach, bottom] = cos > 0 ? [half.rear, arch.bottomRear] : [half.front, arch.bottomFront];
    const y = hubY + Math.abs(sin) ** power * rise * 1.012;
    if (y < bottom + 1.2) continue;
    points.push([centreX + Math.sign(cos) * Math.abs(cos) ** power * reach * 1.012, y, 99]);
  }
  return points;
}

/** Below the hub the opening widens a little; above it follows the superellipse. */
function halfWidthAt(y: number, half: number, { arch, place }: { arch: Arch; place: ArchPlace }) {
  const { hubY, grow = 0 } = place;
  if (y <= hubY) return half + 0.6 * Math.min(1, (hubY - y) / 6);
  const power = arch.squareness || 2.2;
  const rise = arch.crown + grow - hubY;
  return half * Math.max(0, 1 - ((y - hubY) / rise) ** power) ** (1 / power);
}
