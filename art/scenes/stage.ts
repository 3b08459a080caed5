import type { Camera } from './camera.ts';
import { clamp, type Point } from './core/numbers.ts';
import { createLight, type Light } from './light/light.ts';
import type { TimeName } from './light/times.ts';
import type { SceneVehicle } from './vehicle/scene-vehicle.ts';

export type Projection = readonly [x: number, y: number, pixelsPerMetre: number];

/**
 * One picture being drawn. Everything on it shares one scale, one horizon and one sun, so sizes,
 * shadows and haze agree. World: metres; X right of the middle, Z away from the truck's plane.
 */
export interface Stage {
  width: number;
  height: number;
  /** 1 at 1600 × 1067; multiply pixel sizes by it. */
  unit: number;
  seed: number;
  camera: Camera;
  light: Light;
  vehicle: SceneVehicle | null;
  /** More vehicles on the same ground, each at a share of the width. */
  companions: readonly Companion[];
  details: readonly SceneDetail[];
  /** Pixels per metre in the truck's plane. */
  scale: number;
  groundY: number;
  horizon: number;
  /** Metres from the eye to the truck's plane. */
  distance: number;
  /** 1: the sun is on the right. */
  sunSide: 1 | -1;
  sunAhead: boolean;
  sun: Point;
  /** Where a shadow of 1 m falls: metres to the right, metres away. */
  shadow: Point;
  project(x: number, z: number): Projection;
  /** The same for a height above the ground in metres. */
  projectHigh(x: number, height: number, z: number): Point;
  /** What ground lies at a picture height: nearness (1 at the truck), scale, depth. */
  groundAt(y: number): { nearness: number; scale: number; z: number };
  /** Adds a layer in front of all layers so far. */
  add(svg: string): void;
  /** The layers that `draw` adds, taken out of the picture. */
  collect(draw: () => void): string;
  define(svg: string): void;
  /** An id that only this picture has, and a reference to it. */
  id(name: string): string;
  url(name: string): string;
  finish(): { layers: readonly string[]; definitions: string };
}

/** Things that only some pictures use. */
export type SceneDetail = 'roofTent' | 'winchLine' | 'weldingArc';

export interface Companion {
  vehicle: SceneVehicle;
  x: number;
}

export interface StageInput {
  width: number;
  height: number;
  seed: number;
  time: TimeName;
  camera: Camera;
  vehicle: SceneVehicle | null;
  companions: readonly Companion[];
  details: readonly SceneDetail[];
  prefix: string;
}

export function createStage(input: StageInput): Stage {
  const { camera, width, height, prefix } = input;
  const light = createLight(input.time);
  return {
    ...perspectiveOf(camera, width, height),
    ...sunOf(light, input),
    ...createLayers(prefix),
    width,
    height,
    camera,
    light,
    seed: input.seed,
    companions: input.companions,
    details: input.details,
    vehicle: camera.truck === 0 ? null : input.vehicle,
    unit: Math.sqrt(width * height) / 1307,
  };
}

function perspectiveOf(camera: Camera, width: number, height: number) {
  const scale = scaleOf(camera, width);
  const groundY = camera.ground * height;
  const horizon = groundY - camera.eye * scale;
  const distance = focalOf(camera, width, height) / scale;
  function nearness(z: number) {
    return distance / Math.max(distance * 0.25, distance + z);
  }
  function project(x: number, z: number): Projection {
    const near = nearness(z);
    return [width * 0.5 + x * scale * near, horizon + camera.eye * scale * near, scale * near];
  }
  function groundAt(y: number) {
    const near = (y - horizon) / (camera.eye * scale);
    return { nearness: near, scale: scale * near, z: distance / near - distance };
  }
  function projectHigh(x: number, high: number, z: number): Point {
    const [px, py, metre] = project(x, z);
    return [px, py - high * metre];
  }
  return { scale, groundY, horizon, distance, project, groundAt, projectHigh };
}

function scaleOf(camera: Camera, width: number): number {
  return ((camera.truck || 0.36) * width) / 5.5;
}

function focalOf(camera: Camera, width: number, height: number): number {
  return camera.focal * Math.max(width, height * 1.2);
}

function sunOf(light: Light, { camera, width, height }: StageInput) {
  const azimuth = ((camera.azimuth ?? light.azimuth) * Math.PI) / 180;
  const elevation = (light.sunElevation * Math.PI) / 180;
  const length = clamp(1 / Math.tan(Math.max(0.02, elevation)), 0, camera.maxShadow);
  const focal = focalOf(camera, width, height);
  const horizon = camera.ground * height - camera.eye * scaleOf(camera, width);
  const sunSide: 1 | -1 = Math.sin(azimuth) >= 0 ? 1 : -1;
  const sun: Point = [
    width * 0.5 + Math.tan(azimuth) * focal,
    horizon - Math.tan(elevation) * focal,
  ];
  const shadow: Point = [-Math.sin(azimuth) * length, -Math.cos(azimuth) * length];
  return { sunSide, sunAhead: Math.cos(azimuth) > 0, sun, shadow };
}

function createLayers(prefix: string) {
  let layers: string[] = [];
  let definitions = '';
  function collect(draw: () => void) {
    const before = layers;
    layers = [];
    draw();
    const drawn = layers.join('');
    layers = before;
    return drawn;
  }
  return {
    add: (svg: string) => {
      if (svg) layers.push(svg);
    },
    collect,
    define: (svg: string) => {
      definitions += svg;
    },
    id: (name: string) => `${prefix}-${name}`,
    url: (name: string) => `url(#${prefix}-${name})`,
    finish: () => ({ layers, definitions }),
  };
}
