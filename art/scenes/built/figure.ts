import type { Point } from '../core/numbers.ts';
import { closedCurve, tenths, trace } from '../core/path.ts';
import { fill, group } from '../core/svg.ts';

export type Pose = 'stand' | 'reach' | 'sit' | 'crouch' | 'walk';

/** Joints in metres from the feet for a person of 1.76 m; facing right. */
type Joint =
  | 'hip'
  | 'neck'
  | 'head'
  | 'leftKnee'
  | 'leftFoot'
  | 'rightKnee'
  | 'rightFoot'
  | 'leftElbow'
  | 'leftHand'
  | 'rightElbow'
  | 'rightHand';

const JOINTS: readonly Joint[] = [
  'hip',
  'neck',
  'head',
  'leftKnee',
  'leftFoot',
  'rightKnee',
  'rightFoot',
  'leftElbow',
  'leftHand',
  'rightElbow',
  'rightHand',
];

const POSES: Record<Pose, string> = {
  stand:
    '0 .92, .02 1.45, .04 1.63, -.07 .48, -.1 0, .08 .48, .1 0, -.17 1.18, -.13 .92, .19 1.2, .22 .95',
  reach:
    '0 .92, .05 1.44, 0 1.64, -.08 .47, -.16 0, .13 .48, .12 0, .22 1.62, .3 1.92, .16 1.68, .2 1.98',
  sit: '0 .46, -.08 .98, -.05 1.17, .42 .5, .44 0, .4 .44, .52 0, .1 .72, .34 .66, .08 .7, .32 .6',
  crouch:
    '-.1 .4, .14 .86, .22 1.03, .28 .46, .1 0, .1 .1, -.28 0, .4 .62, .58 .58, .38 .6, .6 .46',
  walk: '0 .92, .03 1.45, .06 1.63, .14 .5, .26 .02, -.08 .48, -.3 .05, -.16 1.2, -.2 .94, .16 1.18, .27 1',
};

export interface Figure {
  /** Feet on the picture. */
  x: number;
  y: number;
  /** Pixels per metre. */
  scale: number;
  pose: Pose;
  colour: string;
  /** Metres tall. */
  height?: number;
  facingLeft?: boolean;
  cap?: boolean;
  ponytail?: boolean;
  rim?: { colour: string; side: 1 | -1 };
}

interface Body {
  unit: number;
  facing: 1 | -1;
  at: (joint: Joint) => Point;
}

/** A person as a flat silhouette; with `rim`, lit on one side. Keep them small or in the dark. */
export function drawFigure(figure: Figure): string {
  const body = bodyOf(figure);
  const shape = (colour: string) => silhouette(figure, body, colour);
  if (!figure.rim) return shape(figure.colour);
  const { unit } = body;
  const shift = `translate(${tenths(-figure.rim.side * 0.018 * unit)} ${tenths(0.01 * unit)})`;
  return group({}, shape(figure.rim.colour)) + group({ transform: shift }, shape(figure.colour));
}

function bodyOf({ x, y, scale, pose, height = 1.76, facingLeft }: Figure): Body {
  const unit = (scale * height) / 1.76;
  const facing = facingLeft ? -1 : 1;
  const joints = POSES[pose].split(',').map((pair) => pair.trim().split(' ').map(Number));
  const at = (joint: Joint): Point => {
    const [right = 0, up = 0] = joints[JOINTS.indexOf(joint)] ?? [];
    return [x + facing * right * unit, y - up * unit];
  };
  return { unit, facing, at };
}

const LEG = [0.105, 0.078, 0.056] as const;
const ARM = [0.072, 0.054, 0.038] as const;

function silhouette(figure: Figure, body: Body, colour: string): string {
  const { at, unit } = body;
  const limbs = [
    limb(body, ['hip', 'leftKnee', 'leftFoot'], LEG),
    limb(body, ['hip', 'rightKnee', 'rightFoot'], LEG),
    limb(body, ['neck', 'leftElbow', 'leftHand'], ARM),
    limb(body, ['neck', 'rightElbow', 'rightHand'], ARM),
    torso(body),
    hull(at('neck'), at('head'), [0.058 * unit, 0.052 * unit]),
    boot(body, at('leftFoot')),
    boot(body, at('rightFoot')),
  ];
  return (
    fill(limbs.join(''), colour) +
    head(figure, body, colour) +
    (figure.cap ? fill(capOf(body), colour) : '') +
    (figure.ponytail ? fill(ponytailOf(body), colour) : '')
  );
}

function limb(body: Body, joints: readonly [Joint, Joint, Joint], widths: typeof LEG | typeof ARM) {
  const [a, b, c] = joints;
  const [wa, wb, wc] = widths.map((width) => width * body.unit);
  const upper = hull(body.at(a), body.at(b), [wa ?? 0, wb ?? 0]);
  return upper + hull(body.at(b), body.at(c), [wb ?? 0, wc ?? 0]);
}

/** Two circles and the skin around them. */
function hull(a: Point, b: Point, [ra, rb]: readonly [number, number]): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const out = trace`M${a[0] + nx * ra} ${a[1] + ny * ra}L${b[0] + nx * rb} ${b[1] + ny * rb}`;
  const round = trace`A${rb} ${rb} 0 0 0 ${b[0] - nx * rb} ${b[1] - ny * rb}`;
  const back = trace`L${a[0] - nx * ra} ${a[1] - ny * ra}A${ra} ${ra} 0 0 0 ${a[0] + nx * ra} ${a[1] + ny * ra}z`;
  return out + round + back;
}

// Along the spine from neck (0) to hip (1), and half the width there in metres.
const TORSO = [
  [-0.06, 0.05],
  [0, 0.15],
  [0.1, 0.195],
  [0.35, 0.165],
  [0.68, 0.135],
  [1.06, 0.155],
] as const;

function torso({ at, unit }: Body): string {
  const [neck, hip] = [at('neck'), at('hip')];
  const [dx, dy] = [hip[0] - neck[0], hip[1] - neck[1]];
  const length = Math.hypot(dx, dy);
  const side = (t: number, half: number): Point => [
    neck[0] + dx * t - (dy / length) * half * unit,
    neck[1] + dy * t + (dx / length) * half * unit,
  ];
  const right = TORSO.map(([t, half]) => side(t, half));
  const left = TORSO.map(([t, half]) => side(t, -half)).reverse();
  return closedCurve([...right, side(1.1, 0), ...left], 0.17);
}

function boot({ unit, facing }: Body, [x, y]: Point): string {
  const toe = trace`l${facing * 0.11 * unit} ${0.06 * unit}v${0.05 * unit}h${-facing * 0.23 * unit}z`;
  return trace`M${x - facing * 0.07 * unit} ${y - 0.09 * unit}h${facing * 0.12 * unit}${toe}`;
}

function head({ pose }: Figure, { at, unit, facing }: Body, colour: string): string {
  const [x, y] = at('head');
  const [neckX, neckY] = at('neck');
  const lean = (Math.atan2(x - neckX, neckY - y) * 180 * 0.3) / Math.PI;
  const u = (value: number) => value * unit;
  const jaw = facing > 0 ? 0.105 : 0.08;
  const skull =
    trace`M${x - u(0.083)} ${y - u(0.02)}C${x - u(0.088)} ${y - u(0.15)} ${x + u(0.088)} ${y - u(0.15)} ` +
    trace`${x + u(0.086)} ${y - u(0.02)}C${x + u(jaw)} ${y + u(0.05)} ${x + u(facing * 0.05)} ${y + u(0.13)} ` +
    trace`${x + u(facing * 0.01)} ${y + u(0.125)}C${x - u(0.06)} ${y + u(0.12)} ${x - u(0.085)} ${y + u(0.06)} ` +
    trace`${x - u(0.083)} ${y - u(0.02)}z`;
  const turn = pose === 'reach' ? -facing * 14 : lean;
  return fill(skull, colour, { transform: trace`rotate(${turn} ${x} ${y})` });
}

function capOf({ at, unit, facing }: Body): string {
  const [x, y] = at('head');
  const u = (value: number) => value * unit;
  const crown = trace`C${x - u(0.1)} ${y - u(0.17)} ${x + u(0.1)} ${y - u(0.17)} ${x + u(0.095)} ${y - u(0.045)}`;
  const brim = trace`l${facing > 0 ? u(0.09) : 0} ${u(0.018)}h${-u(0.28)}z`;
  return trace`M${x - u(0.095)} ${y - u(0.04)}${crown}${brim}`;
}

function ponytailOf({ at, unit, facing }: Body): string {
  const [x, y] = at('head');
  const u = (value: number) => value * unit;
  const down = trace`q${-facing * u(0.13)} ${u(0.06)} ${-facing * u(0.07)} ${u(0.27)}`;
  const up = trace`q${facing * u(0.06)} ${-u(0.1)} ${facing * u(0.08)} ${-u(0.16)}z`;
  return trace`M${x - facing * u(0.06)} ${y - u(0.04)}${down}${up}`;
}
