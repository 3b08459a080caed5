import { sceneVehicle } from '#src/drawing/index.ts';
import type { ShopRecords } from '../pictures/shop-records.ts';
import { hex } from '../scenes/core/colour.ts';
import type { Stage } from '../scenes/stage.ts';
import type { FilmSet } from './film-set.ts';
import { filmStage, layerSvg, standingScene, sunOf } from './film-stage.ts';
import { dustOf, puffPngs } from './moving-dust.ts';
import { movingGround } from './moving-ground.ts';
import { movingTruck } from './moving-truck.ts';
import { plantStrips } from './plant-strips.ts';
import { frameCount, type Shot, seconds } from './shot.ts';

/** The scene of a shot, split into static and moving parts. */
export async function makeFilmSet(records: ShopRecords, shot: Shot): Promise<FilmSet> {
  const stage = filmStage(shot);
  const vehicles = vehiclesOf(records, shot, stage);
  const radiusM = (vehicles[0]?.vehicle.wheels[0]?.r ?? 400) / 1000;
  const wayM = shot.turns * 2 * Math.PI * radiusM;
  const { width, height, scale, groundY, horizon, camera, light } = stage;
  const standing = standingScene(stage);
  const trucks = vehicles.map((placing) => movingTruck(stage, { ...placing, wayM }));
  return {
    ...{ width, height, scale, groundY, horizon, frameCount, seconds, wayM, eyeM: camera.eye },
    standing: layerSvg(stage, standing),
    ground: pngAddress(await movingGround(stage, wayM)),
    strips: plantStrips(stage, wayM),
    trucks: trucks.map((truck) => ({ ...truck, dust: dustOf(truck, shot, stage) })),
    puffs: (await puffPngs(stage)).map(pngAddress),
    shade: hex(light.shadeTint),
    dustColour: light.paint('sand', 0.72),
    edge: hex(light.shadow),
  };
}

function vehiclesOf(records: ShopRecords, shot: Shot, stage: Stage) {
  return shot.trucks.map(({ buildSlug, x }, at) => {
    const build = records.buildOf(buildSlug);
    const parts = { vehicle: records.vehicleOf(build), build: records.fittedOn(build) };
    const vehicle = sceneVehicle({ ...parts, id: `v${at}`, scale: 6, light: sunOf(shot, stage) });
    return { vehicle, x: x * stage.width, name: `truck${at}` };
  });
}

function pngAddress(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
