import type { PhotoPoint } from '../measure/marks.ts';
import { affineOf } from './body-layer.ts';
import { drawCutout, trace } from './canvas.ts';
import { fillUnder } from './fill-under.ts';
import type { PhotoBuild, PhotoScene } from './photo-scene.ts';
import { rgba } from './tone.ts';
import { paintWheel, type WheelLayers } from './wheel-layer.ts';
import { behindShare, paintWell } from './wheel-well.ts';

export type Composition = {
  build: PhotoBuild;
  /** The body's rise at both axles in inches; null leaves the body as it is and only changes the wheels. */
  rises: { front: number; rear: number } | null;
  /** At the front hub and at the rear one. */
  wheels: readonly [WheelLayers, WheelLayers];
};

/** The photo with the build on it: only the body moves, and what it uncovers is filled. */
export function composeScene(
  ink: CanvasRenderingContext2D,
  scene: PhotoScene,
  { build, rises, wheels }: Composition,
): void {
  const { pose, outline, photo, wheelbaseIn } = scene;
  const { front, rear } = rises ?? { front: 0, rear: 0 };
  const shift = (px: number, py: number): PhotoPoint => {
    const [x, y] = pose.unproject([px, py]);
    const [nx, ny] = pose.project(x, y + front + ((rear - front) * x) / wheelbaseIn);
    return [nx - px, ny - py];
  };
  const moved = ([x, y]: PhotoPoint): PhotoPoint => {
    const [dx, dy] = shift(x, y);
    return [x + dx, y + dy];
  };
  ink.setTransform(1, 0, 0, 1, 0, 0);
  ink.drawImage(photo, 0, 0);
  if (rises) {
    const [ax, ay] = pose.project(0, 0);
    const [cx, cy] = pose.project(wheelbaseIn, 0);
    const groundAt = (x: number) => ay + ((cy - ay) * (x - ax)) / (cx - ax);
    const reach = (Math.min(build.tireDiameterIn, pose.tireDiameterIn) / 2) * behindShare;
    const [frontTireX] = pose.project(-reach, pose.tireDiameterIn / 2);
    fillUnder(ink, { photo, outline, shift, groundAt, frontTireX });
    ink.setTransform(affineOf(outline, shift));
    drawCutout(ink, scene.body);
    ink.setTransform(1, 0, 0, 1, 0, 0);
    paintUnderbody(ink, scene, { moved, rise: (front + rear) / 2 });
  }
  for (const [hubX, arch, layers] of [
    [0, outline.frontArch, wheels[0]],
    [wheelbaseIn, outline.rearArch, wheels[1]],
  ] as const) {
    const place = { scene, hubX, build, lip: arch.map(moved) };
    paintWell(ink, place);
    paintWheel(ink, place, layers);
  }
}

const layers = 10;

type Underbody = { moved(point: PhotoPoint): PhotoPoint; rise: number };

/** Frame and shade under the raised sill: they hide that the strip there is stretched ground. */
function paintUnderbody(
  ink: CanvasRenderingContext2D,
  { outline, pose, wheelbaseIn, dark }: PhotoScene,
  { moved, rise }: Underbody,
): void {
  if (rise < 0.6) return;
  const feet = [outline.frontArch, outline.rearArch]
    .flatMap((arch) => [arch[0]?.[0] ?? 0, arch.at(-1)?.[0] ?? 0])
    .sort((one, other) => one - other);
  const [from, to] = [(feet[1] ?? 0) - 4, (feet[2] ?? 0) + 4];
  const sill = outline.bottom.filter(([x]) => x >= from && x <= to).map(moved);
  if (sill.length < 2) return;
  const depth = pose.scaleAt(wheelbaseIn / 2) * Math.min(5.2, 1.2 + rise * 0.55);
  ink.fillStyle = rgba(dark, 0.26);
  for (let layer = 1; layer <= layers; layer++) {
    ink.beginPath();
    trace(ink, sill);
    trace(ink, sill.map(([x, y]) => [x, y + (depth * layer) / layers] as const).reverse());
    ink.closePath();
    ink.fill();
  }
}
