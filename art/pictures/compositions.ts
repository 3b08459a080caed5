import type { SceneRequest } from '../scenes/index.ts';

/** What one picture changes in its scene: seed, camera, sometimes the light. */
export type Composition = Partial<Pick<SceneRequest, 'seed' | 'time' | 'camera' | 'details'>>;

/**
 * The finished builds in the order of the gallery. Neighbors differ in size, side and light; their places and hours
 * are the copy's.
 */
export const BUILD_COMPOSITIONS: Readonly<Record<string, Composition>> = {
  '2022-f150-long-commute': { seed: 9, camera: { truck: 0.36, x: 0.6, eye: 1.7 } },
  '2023-bronco-stock-height': { seed: 4, camera: { truck: 0.46, x: 0.44 } },
  '2018-f150-lake-boat': { seed: 3, camera: { truck: 0.33, x: 0.4 } },
  '2023-tundra-no-drama': { seed: 13, camera: { truck: 0.4, x: 0.58, clouds: 'few' } },
  '2023-frontier-weekday': { seed: 6, camera: { truck: 0.26, x: 0.34, eye: 2.4, dust: 1 } },
  '2021-ram-2500-slide-in': { seed: 9, camera: { mountain: 'peaks' } },
  '2017-gx-quiet-camper': { seed: 2, camera: { truck: 0.3, x: 0.38, clouds: 'cirrus' } },
  '2019-raptor-two-track': { seed: 14, camera: { truck: 0.42, x: 0.4, eye: 1.8 } },
  '2022-trx-bigger-spare': { seed: 5, camera: { truck: 0.28, x: 0.64, butte: 'bell', eye: 2.2 } },
  '2020-sierra-elk-camp': { seed: 4, camera: { truck: 0.36 } },
  '2022-gladiator-drawer-system': { seed: 5 },
  '2021-ram-on-22s': { seed: 7, camera: { truck: 0.48, x: 0.54 } },
  '2019-titan-35s': { seed: 12, camera: { truck: 0.26, x: 0.36 } },
  '2022-sierra-hd-horse-trailer': { seed: 4, camera: { truck: 0.4, x: 0.56 } },
  '2020-tacoma-fire-road': { seed: 8, camera: { truck: 0.27, x: 0.4, clouds: 'few' } },
  '2021-wrangler-long-arm': { seed: 5, camera: { truck: 0.36, clouds: 'few' } },
  '2019-colorado-two-kayaks': { seed: 6, camera: { truck: 0.3, x: 0.6 } },
  '2022-super-duty-fifth-wheel': { seed: 3, camera: { truck: 0.4, mountain: 'needle' } },
  '2018-tundra-wide-tires': { seed: 8, time: 'ember', camera: { truck: 0.28, x: 0.58 } },
  '2017-2500hd-welding-rig': { seed: 11, camera: { truck: 0.46, x: 0.56 } },
  '1999-cherokee-31s': { seed: 4, time: 'ember', camera: { truck: 0.2, x: 0.62, eye: 2.4 } },
  '2020-wrangler-two-door': { seed: 6, camera: { truck: 0.4, x: 0.42 } },
  '2021-ranger-first-truck': { seed: 8, camera: { truck: 0.31, x: 0.36, dust: 0.8 } },
  '2019-4runner-factory-wheels': {
    seed: 13,
    camera: { mountain: 'mesa', truck: 0.34 },
    details: ['roofTent'],
  },
  '2018-tahoe-three-car-seats': { seed: 4, camera: { truck: 0.44, x: 0.42, clouds: 'cirrus' } },
  '2014-wrangler-second-owner': {
    seed: 10,
    camera: { truck: 0.26, x: 0.64, mountain: 'peaks', mountainFlip: true, azimuth: -68 },
  },
  '2021-silverado-red-neighbor': { seed: 3, camera: { truck: 0.3, clouds: 'few' } },
  '2012-f250-ranch-truck': { seed: 7, camera: { truck: 0.32, x: 0.42 } },
  '2010-fj-blue-again': { seed: 7, time: 'ember', camera: { truck: 0.2, x: 0.62, clouds: 'none' } },
  '2012-yukon-second-life': { seed: 8, camera: { truck: 0.36, x: 0.58 }, details: ['winchLine'] },
  '2016-silverado-level-and-quiet': { seed: 5, camera: { truck: 0.38, x: 0.6 } },
  '2015-ram-sunday-driver': { seed: 9, camera: { truck: 0.46, x: 0.44 } },
  '2005-ram-body-lift': { seed: 9, camera: { truck: 0.3, x: 0.44 } },
  '2007-ram-2500-hauler': { seed: 16, camera: { truck: 0.36, x: 0.38, mountain: 'mesa' } },
};
