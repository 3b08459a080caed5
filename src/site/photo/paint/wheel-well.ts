import type { PhotoPoint } from '../measure/marks.ts';
import { trace } from './canvas.ts';
import type { PhotoBuild, PhotoScene } from './photo-scene.ts';
import { rgba } from './tone.ts';

export interface Hub {
  scene: PhotoScene;
  hubX: number;
  build: PhotoBuild;
}

export interface WheelPlace extends Hub {
  /** The edge of the opening where the body now is, from the left foot to the right one. */
  lip: readonly PhotoPoint[];
}

/** The opening as the current path; below its feet no wider than what is behind the tires. */
export function traceOpening(
  ink: CanvasRenderingContext2D,
  { lip, scene, hubX, build }: WheelPlace,
): void {
  const { pose } = scene;
  const radius = Math.min(build.tireDiameterIn, pose.tireDiameterIn) / 2;
  const [hub] = pose.project(hubX, radius);
  const [, floor] = pose.project(hubX, radius * lowShare);
  const reach = radius * behindShare * pose.scaleAt(hubX);
  ink.beginPath();
  trace(ink, lip);
  const feet = feetOf(lip) + 1;
  for (const [x, y] of [
    [hub + reach, feet],
    [hub + reach, floor],
    [hub - reach, floor],
    [hub - reach, feet],
  ] as const)
    ink.lineTo(x, Math.max(y, feet));
  ink.closePath();
}

const lowShare = 0.4;
/** Behind this fraction of a tire nothing else is seen. */
export const behindShare = 0.88;

export const crownOf = (lip: readonly PhotoPoint[]) => Math.min(...lip.map(([, y]) => y));
export const feetOf = (lip: readonly PhotoPoint[]) =>
  Math.max(lip[0]?.[1] ?? 0, lip.at(-1)?.[1] ?? 0);

/** The dark inside of the opening, its liner, and what stands between axle and body. */
export function paintWell(ink: CanvasRenderingContext2D, place: WheelPlace): void {
  const { scene, hubX, lip } = place;
  const { pose, photo, dark } = scene;
  const [crown, feet] = [crownOf(lip), feetOf(lip)];
  const [, low] = pose.project(hubX, (pose.tireDiameterIn / 2) * lowShare);
  ink.save();
  traceOpening(ink, place);
  ink.clip();
  const fill = ink.createLinearGradient(0, crown, 0, Math.max(low, feet + 2));
  const solid = Math.min(0.97, (feet - crown) / Math.max(low - crown, 1));
  fill.addColorStop(0, rgba(dark, 1));
  fill.addColorStop(Math.max(0, solid - 0.1), rgba(dark, 0.98));
  fill.addColorStop(1, rgba(dark, 0));
  ink.fillStyle = fill;
  ink.fillRect(0, 0, photo.width, photo.height);
  // The liner catches a little light under the lip.
  ink.lineJoin = 'round';
  for (const [width, alpha] of [
    [2.2, 0.035],
    [0.9, 0.05],
  ] as const) {
    ink.beginPath();
    trace(ink, lip);
    ink.strokeStyle = `rgba(190,185,180,${alpha})`;
    ink.lineWidth = width * 2 * pose.scaleAt(hubX);
    ink.stroke();
  }
  paintShock(ink, place);
  ink.restore();
}

/** In the shade of the well even a painted shock is nearly black. */
const shockColors = {
  kit: ['#060505', '#130b07', '#20130c', '#2f1c12'],
  stock: ['#060505', '#141211', '#211e1c', '#2d2927'],
} as const;
const shockWidthsIn = [2.6, 2.1, 1.2, 0.4];

function paintShock(ink: CanvasRenderingContext2D, { scene, hubX, build }: WheelPlace): void {
  const { pose } = scene;
  const isFront = hubX === 0;
  const axle = build.tireDiameterIn / 2;
  const lift = isFront ? build.liftFrontIn : build.liftRearIn;
  const top = pose.project(hubX + (isFront ? 1 : -6), axle + 26 + lift, -9);
  const foot = pose.project(hubX + (isFront ? 0.4 : -3), axle - 1, -9);
  const colors = shockColors[lift > 1 ? 'kit' : 'stock'];
  ink.lineCap = 'butt';
  shockWidthsIn.forEach((width, index) => {
    ink.beginPath();
    trace(ink, [foot, top]);
    ink.lineWidth = width * pose.scaleAt(hubX);
    ink.strokeStyle = colors[index] ?? colors[0];
    ink.stroke();
  });
}
