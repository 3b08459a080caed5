import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { SideOutline } from '#src/drawing/index.ts';
import type { KnownVehicle } from './measure/marks.ts';
import type { OpenedPhoto } from './open-photo.ts';
import { type BrandInks, brandInks } from './paint/brand-inks.ts';
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
import { type WheelLayers, wheelLayers } from './paint/wheel-layer.ts';
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

type Ready = {
  scene: PhotoScene;
  wheels: readonly [WheelLayers, WheelLayers];
  inks: BrandInks;
};

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
  const picture = await wheelPicture(vehicle, build, { tone, pxPerIn });
  const layersAt = (hubX: number) =>
    wheelLayers({ scene, hubX, build: buildAt(placed, 0) }, picture);
  return { scene, wheels: [layersAt(0), layersAt(vehicle.wheelbaseIn)], inks: brandInks() };
}

function paint(
  ink: CanvasRenderingContext2D,
  { scene, wheels, inks }: Ready,
  { placed, look, shownPx }: { placed: Placed; look: Look; shownPx: number },
): void {
  const build = buildAt(placed, look.isLifted ? look.liftIn : 0);
  const rises = look.isLifted ? risesOf(placed.truck.vehicle, build) : null;
  composeScene(ink, scene, { build, rises, wheels });
  if (!look.dimensions) return;
  const riseIn = look.isLifted ? riseOf(placed, build) : 0;
  const { heightIn } = placed.truck.vehicle;
  paintDimensions(ink, scene, { build, texts: look.dimensions, heightIn, riseIn, shownPx, inks });
}

const mostPx = 1600;
const mostDensity = 2;

type Shown = {
  /** Shows the build. */
  view: RefObject<HTMLCanvasElement | null>;
  /** Lies over it and shows the photo as it was. */
  before: RefObject<HTMLCanvasElement | null>;
};

/** Keeps both canvases as the look has them; `isReady` once the picture is there. */
export function useComposed(
  { view, before }: Shown,
  { placed, look }: { placed: Placed; look: Look },
): { isReady: boolean; hasFailed: boolean } {
  const [ready, setReady] = useState<Ready | null>(null);
  const [hasFailed, setFailed] = useState(false);
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
  useLayoutEffect(() => {
    if (ready) inkOf(before.current, ready)?.drawImage(ready.scene.photo, 0, 0);
  }, [ready, before]);
  // Comparing with the photo paints nothing: a style moves the edge between both.
  useLayoutEffect(() => {
    const ink = ready && inkOf(view.current, ready);
    const shownPx = view.current?.clientWidth ?? phonePx;
    if (ink) paint(ink, ready, { placed, look, shownPx });
  }, [ready, placed, look, view]);
  return { isReady: ready !== null, hasFailed };
}

function inkOf(canvas: HTMLCanvasElement | null, { scene }: Ready) {
  const { width, height } = scene.photo;
  if (canvas && canvas.width !== width) Object.assign(canvas, { width, height });
  return canvas?.getContext('2d', { alpha: false });
}
