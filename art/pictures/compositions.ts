import type { SceneRequest } from '../scenes/index.ts';

/** What one picture changes in its scene: seed, camera, sometimes the light. */
export type Composition = Partial<Pick<SceneRequest, 'seed' | 'time' | 'camera' | 'details'>> & {
  /** The vehicle's share of the picture's width, in pictures of finished builds. */
  fill?: number;
};

/**
 * The finished builds in the order of the gallery. Neighbors differ in place and light: their places are the copy's,
 * and so are their hours, except where another sky sets the paint off better.
 */
export const BUILD_COMPOSITIONS: Readonly<Record<string, Composition>> = {
  '2022-f150-long-commute': { seed: 9, time: 'dusk', camera: { x: 0.52 } },
  '2023-bronco-stock-height': { seed: 4, time: 'noon', fill: 0.6, camera: { x: 0.5 } },
  '2018-f150-lake-boat': { seed: 3, time: 'ember', fill: 0.64, camera: { x: 0.48 } },
  '2023-tundra-no-drama': { seed: 13, camera: { x: 0.52, clouds: 'few' } },
  '2023-frontier-weekday': { seed: 6, fill: 0.62, camera: { x: 0.47, dust: 0.8 } },
  '2021-ram-2500-slide-in': { seed: 9, fill: 0.54, camera: { x: 0.33, mountain: 'peaks' } },
  '2017-gx-quiet-camper': {
    seed: 2,
    time: 'noon',
    fill: 0.62,
    camera: { x: 0.48, clouds: 'cirrus', dust: 0 },
  },
  '2019-raptor-two-track': { seed: 14, time: 'storm', camera: { x: 0.47, dust: 0.9 } },
  '2022-trx-bigger-spare': {
    seed: 5,
    time: 'ember',
    fill: 0.64,
    camera: { x: 0.52, butte: 'bell', dust: 0 },
  },
  '2020-sierra-elk-camp': { seed: 4, camera: { x: 0.5, eye: 2.1, dust: 0 } },
  '2022-gladiator-drawer-system': { seed: 5, fill: 0.54, camera: { x: 0.33 } },
  '2021-ram-on-22s': { seed: 7, fill: 0.64, camera: { x: 0.51 } },
  '2019-titan-35s': { seed: 12, camera: { x: 0.48, dust: 0 } },
  '2022-sierra-hd-horse-trailer': { seed: 4, fill: 0.68, camera: { x: 0.51, dust: 0 } },
  '2020-tacoma-fire-road': {
    seed: 8,
    time: 'noon',
    fill: 0.62,
    camera: { x: 0.5, eye: 2.1, clouds: 'few', dust: 0.5 },
  },
  '2021-wrangler-long-arm': { seed: 5, time: 'noon', fill: 0.6, camera: { clouds: 'few' } },
  '2019-colorado-two-kayaks': { seed: 6, fill: 0.62, camera: { x: 0.52 } },
  '2022-super-duty-fifth-wheel': { seed: 3, fill: 0.68, camera: { x: 0.5, mountain: 'needle' } },
  '2018-tundra-wide-tires': { seed: 8, time: 'noon', fill: 0.64, camera: { x: 0.51 } },
  '2017-2500hd-welding-rig': { seed: 11, camera: { x: 0.51 } },
  '1999-cherokee-31s': { seed: 4, time: 'ember', fill: 0.6, camera: { x: 0.52, dust: 0 } },
  '2020-wrangler-two-door': { seed: 6, fill: 0.56, camera: { x: 0.48 } },
  '2021-ranger-first-truck': {
    seed: 8,
    time: 'ember',
    fill: 0.62,
    camera: { x: 0.47, dust: 0.6 },
  },
  '2019-4runner-factory-wheels': {
    seed: 13,
    fill: 0.52,
    camera: { mountain: 'mesa', x: 0.33, ground: 0.86 },
    details: ['roofTent'],
  },
  '2018-tahoe-three-car-seats': { seed: 4, fill: 0.64, camera: { x: 0.48, clouds: 'cirrus' } },
  '2014-wrangler-second-owner': {
    seed: 10,
    time: 'storm',
    fill: 0.58,
    camera: { x: 0.52, mountain: 'peaks', mountainFlip: true, dust: 0 },
  },
  '2021-silverado-red-neighbor': { seed: 3, time: 'noon', camera: { x: 0.48, dust: 0.7 } },
  '2012-f250-ranch-truck': { seed: 7, time: 'ember', fill: 0.68, camera: { x: 0.48, dust: 0 } },
  '2010-fj-blue-again': {
    seed: 7,
    time: 'ember',
    fill: 0.58,
    camera: { x: 0.52, clouds: 'none', dust: 0 },
  },
  '2012-yukon-second-life': { seed: 8, fill: 0.62, camera: { x: 0.53 }, details: ['winchLine'] },
  '2016-silverado-level-and-quiet': { seed: 5, camera: { x: 0.52 } },
  '2015-ram-sunday-driver': { seed: 9, time: 'golden', fill: 0.64, camera: { x: 0.48 } },
  '2005-ram-body-lift': { seed: 9, camera: { x: 0.47 } },
  '2007-ram-2500-hauler': { seed: 16, fill: 0.68, camera: { x: 0.48, mountain: 'mesa', dust: 0 } },
};
