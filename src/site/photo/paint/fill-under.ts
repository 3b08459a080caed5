import type { PhotoPoint } from '../measure/marks.ts';
import { type BodyOutline, yAt } from '../outline/body-outline.ts';
import type { Shift } from './body-layer.ts';
import { trace } from './canvas.ts';

export interface Uncovered {
  photo: HTMLCanvasElement;
  outline: BodyOutline;
  shift: Shift;
  /** The height of the ground in the photo. */
  groundAt(x: number): number;
  /** Where the front tire begins, beyond the fender's foot: between them one sees past the truck. */
  frontTireX: number;
}

type Side = 'left' | 'right';

const slicePx = 6;
const reachOfRise = 1.7;
/** Behind the rear wheel hang mud flap and far tire: as a fraction of the opening. They are stretched, not mirrored. */
const flapShare = 0.135;
const pastTipPx = 9;
const leastRoomPx = 16;
const mostWider = 1.6;

/** Fills what the raised body uncovers: between the wheels, and under both overhangs. */
export function fillUnder(ink: CanvasRenderingContext2D, uncovered: Uncovered): void {
  const ends = endsOf(uncovered.outline);
  stretchStrip(ink, uncovered, ends);
  mirrorOverhang(ink, uncovered, { side: 'left', foot: ends.leftFoot });
  mirrorOverhang(ink, uncovered, { side: 'right', foot: ends.rightFoot });
}

const firstX = (line: readonly PhotoPoint[]) => line[0]?.[0] ?? 0;
const lastX = (line: readonly PhotoPoint[]) => line.at(-1)?.[0] ?? 0;

function endsOf({ bottom, frontArch, rearArch }: BodyOutline) {
  const facesLeft = firstX(frontArch) < firstX(rearArch);
  const [left, right] = facesLeft ? [frontArch, rearArch] : [rearArch, frontArch];
  const flap = (arch: readonly PhotoPoint[]) =>
    arch === rearArch ? (lastX(arch) - firstX(arch)) * flapShare : 0;
  return {
    left: firstX(bottom),
    right: lastX(bottom),
    leftFoot: firstX(left) - flap(left),
    rightFoot: lastX(right) + flap(right),
  };
}

/**
 * A stretch of what is right under the sill. It is kept low: what is further down (a curb, the far tires, the shadow)
 * does not move when a truck is lifted.
 */
function stretchStrip(
  ink: CanvasRenderingContext2D,
  { photo, outline, shift, groundAt }: Uncovered,
  { left, right, leftFoot, rightFoot }: ReturnType<typeof endsOf>,
): void {
  const { bottom, frontArch, rearArch } = outline;
  const least = leastRoomPx + pastTipPx;
  // Wells and tires cover the openings; an overhang is mirrored unless the photo ends too soon.
  const isCovered = (x: number) =>
    [frontArch, rearArch].some((arch) => x > firstX(arch) + 8 && x < lastX(arch) - 14) ||
    (x < leftFoot && left > least) ||
    (x > rightFoot && photo.width - right > least);
  for (let x = Math.floor(left); x < right; x += slicePx) {
    if (isCovered(x)) continue;
    const edge = yAt(bottom, x + slicePx / 2) + 1;
    const rise = -shift(x, edge)[1];
    if (Math.abs(rise) < 0.3) continue;
    const reach = edge + Math.abs(rise) * reachOfRise + 2;
    const low = Math.min(Math.max(groundAt(x), edge + 2), reach);
    const wide = Math.min(slicePx, right - x);
    const [from, to] = [edge - rise - 3, low - edge + rise + 3];
    ink.drawImage(photo, x, edge, wide, low - edge, x, from, wide, to);
  }
}

/**
 * Under a bumper the street goes on as it does beside the truck: the photo beyond the bumper's tip, mirrored about it
 * along the ground's slope. Curb, horizon and wall stay whole.
 */
function mirrorOverhang(
  ink: CanvasRenderingContext2D,
  uncovered: Uncovered,
  { side, foot }: { side: Side; foot: number },
): void {
  const { photo, outline, shift, groundAt, frontTireX } = uncovered;
  const out = side === 'left' ? -1 : 1;
  const beyond = outline.bottom.filter(([x]) => (x - foot) * out > 0);
  const last: PhotoPoint = [foot, yAt(outline.bottom, foot)];
  // From the tip inward.
  const rim = [...(side === 'left' ? beyond : beyond.toReversed()), last];
  const [tip] = rim;
  if (!tip || rim.length < 2) return;
  // A little outside: the outline may be a few pixels short of the bumper.
  const axis = tip[0] + out * pastTipPx;
  const room = side === 'left' ? axis : photo.width - axis;
  if (room < leastRoomPx) return;
  const reach = Math.abs(foot - axis);
  // Where the photo ends soon, the little that is there gets wider, then repeats mirrored.
  const wider = Math.min(mostWider, Math.max(1, reach / room));
  const slope = (groundAt(tip[0] + 10) - groundAt(tip[0])) / 10;
  const isFront = (frontTireX - foot) * out < 0 && Math.abs(frontTireX - foot) < reach;
  const past: PhotoPoint[] = isFront ? [[frontTireX, last[1]]] : [];
  const edge: PhotoPoint[] = [[axis, tip[1]], ...rim, ...past];
  const tiles = { axis, out, room, wider, slope, count: Math.ceil(reach / (room * wider)) };
  // A first pass reaches lower at half strength, so that the strip has no lower edge.
  for (const [lower, alpha] of [
    [9, 0.45],
    [2.5, 1],
  ] as const) {
    ink.save();
    ink.globalAlpha = alpha;
    ink.beginPath();
    trace(
      ink,
      edge.map(([x, y]) => [x, y + lower]),
    );
    trace(ink, edge.map(([x, y]) => raised([x, y], shift)).toReversed());
    ink.closePath();
    ink.clip();
    drawTiles(ink, photo, tiles);
    ink.restore();
  }
}

function raised([x, y]: PhotoPoint, shift: Shift): PhotoPoint {
  const [dx, dy] = shift(x, y);
  return [x + dx, y + dy - 4];
}

type Tiles = {
  axis: number;
  out: number;
  room: number;
  wider: number;
  slope: number;
  count: number;
};

function drawTiles(
  ink: CanvasRenderingContext2D,
  photo: HTMLCanvasElement,
  { axis, out, room, wider, slope, count }: Tiles,
): void {
  // Only what is beyond the tip: the truck itself is no background.
  const from = out < 0 ? 0 : axis;
  for (let n = 0; n < count; n++) {
    const a = n % 2 ? wider : -wider;
    const e = axis - out * (n + (n % 2)) * room * wider - a * axis;
    ink.setTransform(a, slope * (a - 1), 0, 1, e, slope * e);
    ink.drawImage(photo, from, 0, room, photo.height, from, 0, room, photo.height);
  }
}
