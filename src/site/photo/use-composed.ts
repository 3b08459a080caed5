import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { SideOutline } from '#src/drawing/index.ts';
import type { KnownVehicle } from './measure/marks.ts';
import type { OpenedPhoto } from './open-photo.ts';
import { newCanvas } from './paint/canvas.ts';
import { composeScene } from './paint/compose.ts';
import { type DimensionTexts, paintDimensions } from './paint/dimension-lines.ts';
import {
  makeScene,
  type PhotoBuild,
  type PhotoPlacing,
  type PhotoScene,
  photoBuildOf,
  risesOf,
} from './paint/photo-scene.ts';
import type { WheelPicture } from './paint/wheel-layer.ts';
import { wheelPicture } from './paint/wheel-picture.ts';
import type { PhotoTruck } from './photo-truck.ts';

export type Placed = {
  photo: OpenedPhoto;
  placing: PhotoPlacing;
  known: KnownVehicle;
  side: SideOutline;
  truck: PhotoTruck;
};

/** What the owner sets below the picture. */
export type Look = {
  isLifted: boolean;
  liftIn: number;
  dimensions: DimensionTexts | null;
};

type Ready = { scene: PhotoScene; wheel: WheelPicture };

/** The build at a tried lift: a kit's own rake is kept. */
export function buildAt({ truck }: Placed, liftIn: number): PhotoBuild {
  const build = photoBuildOf(truck.vehicle, truck.stock, truck.build);
  const rake = build.liftRearIn - build.liftFrontIn;
  return { ...build, liftFrontIn: liftIn, liftRearIn: Math.max(0, liftIn + rake) };
}

/** How much higher the roof is: as in the build's own figures, in the middle between both axles. */
export function riseOf(placed: Placed, build: PhotoBuild): number {
  const { front, rear } = risesOf(placed.truck.vehicle, build);
  return (front + rear) / 2;
}

/** What is shared is looked at on a phone. */
const phonePx = 390;

/** Paints the photo with the build at one size. */
export async function composeAt(
  placed: Placed,
  look: Look,
  width: number,
): Promise<HTMLCanvasElement> {
  const ready = await prepare(placed, width);
  const { canvas, ink } = newCanvas(ready.scene.photo.width, ready.scene.photo.height);
  paint(ink, ready, { placed, look, shownPx: phonePx });
  return canvas;
}

async function prepare(placed: Placed, width: number): Promise<Ready> {
  const scene = makeScene(placed.photo.canvas, placed, width);
  const { vehicle, build } = placed.truck;
  const { tone, pose } = scene;
  const pxPerIn = Math.max(pose.scaleAt(0), pose.scaleAt(vehicle.wheelbaseIn));
  return { scene, wheel: await wheelPicture(vehicle, build, { tone, pxPerIn }) };
}

function paint(
  ink: CanvasRenderingContext2D,
  { scene, wheel }: Ready,
  { placed, look, shownPx }: { placed: Placed; look: Look; shownPx: number },
): void {
  const build = buildAt(placed, look.isLifted ? look.liftIn : 0);
  const rises = look.isLifted ? risesOf(placed.truck.vehicle, build) : null;
  composeScene(ink, scene, { build, rises, wheel });
  if (!look.dimensions) return;
  const riseIn = look.isLifted ? riseOf(placed, build) : 0;
  const { heightIn } = placed.truck.vehicle;
  paintDimensions(ink, scene, { build, texts: look.dimensions, heightIn, riseIn, shownPx });
}

const mostPx = 1600;
const mostDensity = 2;

type Shown = { placed: Placed; look: Look; beforeShare: number };

/** Keeps a canvas as the look has it; `isReady` once the picture is there. */
export function useComposed(
  view: RefObject<HTMLCanvasElement | null>,
  { placed, look, beforeShare }: Shown,
): { isReady: boolean; hasFailed: boolean } {
  const [ready, setReady] = useState<Ready | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const after = useRef<HTMLCanvasElement | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const css = view.current?.clientWidth ?? 800;
    const density = Math.min(mostDensity, devicePixelRatio);
    const width = Math.min(mostPx, placed.photo.canvas.width, Math.round(css * density));
    prepare(placed, width).then(
      (made) => isCurrent && setReady(made),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [placed, view]);
  // Only what changes the truck paints it anew; before and after only cut two pictures.
  useMemo(() => {
    if (!ready) return;
    const { width, height } = ready.scene.photo;
    after.current ??= newCanvas(width, height).canvas;
    if (after.current.width !== width) Object.assign(after.current, { width, height });
    const ink = after.current.getContext('2d');
    const shownPx = view.current?.clientWidth ?? phonePx;
    if (ink) paint(ink, ready, { placed, look, shownPx });
  }, [ready, placed, look, view]);
  useEffect(() => {
    const canvas = view.current;
    if (!canvas || !ready || !after.current) return;
    showBoth(canvas, { before: ready.scene.photo, after: after.current, share: beforeShare });
  });
  return { isReady: ready !== null, hasFailed };
}

type Both = { before: HTMLCanvasElement; after: HTMLCanvasElement; share: number };

function showBoth(canvas: HTMLCanvasElement, { before, after, share }: Both): void {
  const { width, height } = before;
  if (canvas.width !== width) Object.assign(canvas, { width, height });
  const ink = canvas.getContext('2d');
  if (!ink) return;
  ink.drawImage(after, 0, 0);
  if (share <= 0) return;
  const x = Math.max(1, width * share);
  ink.drawImage(before, 0, 0, x, height, 0, 0, x, height);
  ink.fillStyle = '#fff';
  ink.fillRect(x - 2, 0, 4, height);
}
