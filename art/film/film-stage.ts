import { DEFAULT_CAMERA } from '../scenes/camera.ts';
import { element } from '../scenes/core/svg.ts';
import { createLight } from '../scenes/light/light.ts';
import { drawMountainView } from '../scenes/places/mountain-view.ts';
import { defineStipple } from '../scenes/render-scene.ts';
import { drawSky } from '../scenes/sky/draw-sky.ts';
import { createStage, type Stage } from '../scenes/stage.ts';
import { sunFrom } from '../scenes/sun-from.ts';
import { frameSize, type Shot } from './shot.ts';

/** The scene of a shot without vehicles, which are added one by one because their wheels turn. */
export function filmStage(shot: Shot): Stage {
  const camera = { ...DEFAULT_CAMERA, ...shot.camera };
  const { time, seed, name } = shot;
  const nothing = { vehicle: null, companions: [], details: [] };
  const stage = createStage({ ...frameSize, ...nothing, time, seed, camera, prefix: name });
  defineStipple(stage);
  return stage;
}

/** Which side of the vehicles is in the sun. */
export function sunOf({ time }: Shot, { camera }: Stage) {
  return sunFrom(createLight(time), { camera, indoors: false });
}

/** Sky and mountains, which are too far away to move in eight seconds. */
export function standingScene(stage: Stage): string {
  return stage.collect(() => {
    drawSky(stage);
    drawMountainView(stage);
  });
}

/** A layer as a document of its own, with everything that the stage has defined so far. */
export function layerSvg(stage: Stage, content: string, width = stage.width): string {
  const { height } = stage;
  const size = { viewBox: `0 0 ${width} ${height}`, width, height };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size },
    element('defs', {}, stage.finish().definitions),
    content,
  );
}
