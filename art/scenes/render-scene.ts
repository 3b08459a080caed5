import { type Camera, DEFAULT_CAMERA } from './camera.ts';
import { hex } from './core/colour.ts';
import { shortHash } from './core/random.ts';
import { element, group, radialGradient, rect } from './core/svg.ts';
import { createLight } from './light/light.ts';
import type { TimeName } from './light/times.ts';
import { PLACES, type PlaceName } from './places/places.ts';
import { createStage, type SceneDetail, type Stage } from './stage.ts';
import { sunFrom } from './sun-from.ts';
import type { DrawSceneVehicle } from './vehicle/scene-vehicle.ts';

export interface SceneRequest {
  place: PlaceName;
  time: TimeName;
  seed?: number;
  /** Pixels; the scene composes itself again for every shape. */
  width?: number;
  height?: number;
  /** From the drawing module; without one the place is empty. */
  vehicle?: DrawSceneVehicle | null;
  /** More vehicles in a row with the first. */
  companions?: readonly { vehicle: DrawSceneVehicle; x: number }[];
  details?: readonly SceneDetail[];
  camera?: Partial<Camera>;
  /** Start of every id, when the picture must keep its ids while its inputs change. */
  idPrefix?: string;
  /** For text behind or over the picture. */
  plain?: boolean;
}

/**
 * A landscape with a to-scale vehicle as an SVG document. Pure: equal requests give equal text,
 * and the ids of different requests differ, so two pictures can share a page. Paint it with
 * Chromium: it blends, masks and filters.
 */
export function renderScene(request: SceneRequest): string {
  const { width = 1600, height = 1067, seed = 1, time } = request;
  const place = PLACES[request.place];
  const camera = { ...DEFAULT_CAMERA, ...place.camera, ...request.camera };
  const looks = { camera, details: request.details ?? [], ...drawVehicles(request, camera) };
  const prefix = request.idPrefix ?? `s${shortHash({ ...request, ...looks })}`;
  const stage = createStage({ width, height, seed, time, prefix, ...looks });
  defineStipple(stage);
  place.draw(stage);
  addPaper(stage, request.plain ?? false);
  const { layers, definitions } = stage.finish();
  const size = { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' };
  const frame = element('clipPath', { id: stage.id('frame') }, rect([0, 0, width, height], '#000'));
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size },
    element('defs', {}, definitions, frame),
    group({ 'clip-path': stage.url('frame') }, layers.join('\n')),
  );
}

/** The vehicles in the light that the rest of the picture has. */
function drawVehicles({ place, time, vehicle, companions = [] }: SceneRequest, camera: Camera) {
  const from = sunFrom(createLight(time), { camera, indoors: place === 'interior' });
  // Filled in, a side that the sun is behind is no darker than one that it shines past.
  const sun = camera.portrait && from === 'behind' ? 'left' : from;
  return {
    vehicle: vehicle?.(sun) ?? null,
    companions: companions.map(({ vehicle: draw, x }) => ({ vehicle: draw(sun), x })),
  };
}

/** Filters that turn a soft edge into a spray of fine specks, and any shape into white. */
export function defineStipple(stage: Stage) {
  const flood = element('feFlood', { 'flood-color': '#fff' });
  const inside = element('feComposite', { in2: 'SourceAlpha', operator: 'in' });
  stage.define(
    stipple(stage, 'stipple', { slope: 2.6, amount: 4 }) +
      stipple(stage, 'stippleSoft', { slope: 1.4, amount: 3.2 }) +
      element('filter', { id: stage.id('white') }, flood, inside),
  );
}

function stipple(stage: Stage, name: string, { slope, amount }: { slope: number; amount: number }) {
  const region = { x: '-2%', y: '-2%', width: '104%', height: '104%' };
  const specks = `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${amount} 0 0 0 ${(1 - amount) / 2}`;
  const alpha = (value: number) => element('feFuncA', { type: 'linear', slope: value });
  return element(
    'filter',
    { id: stage.id(name), ...region, 'color-interpolation-filters': 'sRGB' },
    element('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: '.617',
      numOctaves: 2,
      seed: stage.seed % 50,
    }),
    element('feColorMatrix', { values: specks, result: 'specks' }),
    element('feComposite', {
      in: 'SourceAlpha',
      in2: 'specks',
      operator: 'arithmetic',
      k2: 1,
      k3: 1,
      k4: -1,
    }),
    element('feComponentTransfer', { result: 'cut' }, alpha(slope)),
    element('feComponentTransfer', { in: 'SourceGraphic', result: 'solid' }, alpha(40)),
    element('feComposite', { in: 'solid', in2: 'cut', operator: 'in' }),
  );
}

/** A quiet edge and one grain tile over everything: a print, not a screen. */
function addPaper(stage: Stage, plain: boolean) {
  const { width, height, light } = stage;
  defineGrain(stage);
  const shadow = hex(light.shadow);
  stage.define(
    radialGradient(
      stage.id('vignette'),
      [
        [0.62, shadow, 0],
        [1, shadow, light.vignette],
      ],
      { cx: 0.5, cy: 0.52, r: 0.78 },
    ),
  );
  if (!plain) stage.add(rect([0, 0, width, height], stage.url('vignette')));
  // Grain is what a JPEG spends its bytes on; a portrait spends them on the truck.
  const grain = stage.camera.portrait ? light.grain * 0.4 : light.grain;
  const blend = { opacity: grain, style: 'mix-blend-mode:soft-light' };
  stage.add(rect([0, 0, width, height], stage.url('grain'), blend));
}

function defineGrain(stage: Stage) {
  const tile = { width: 256, height: 256 };
  const noise = element('feTurbulence', {
    type: 'fractalNoise',
    baseFrequency: '.613',
    numOctaves: 3,
    seed: stage.seed % 97,
    stitchTiles: 'stitch',
  });
  const grey = '1.9 0 0 0 -.45 1.9 0 0 0 -.45 1.9 0 0 0 -.45 0 0 0 0 1';
  const region = { x: 0, y: 0, width: '100%', height: '100%' };
  stage.define(
    element(
      'filter',
      { id: stage.id('grainNoise'), ...region, 'color-interpolation-filters': 'sRGB' },
      noise,
      element('feColorMatrix', { values: grey }),
    ) +
      element(
        'pattern',
        { id: stage.id('grain'), ...tile, patternUnits: 'userSpaceOnUse' },
        element('rect', { ...tile, filter: stage.url('grainNoise') }),
      ),
  );
}
