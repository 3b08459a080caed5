import { scatter } from '../plants/placing.ts';
import { drawSky } from '../sky/draw-sky.ts';
import { drawGround } from '../terrain/ground.ts';
import { drawRanges } from '../terrain/ranges.ts';
import type { Place } from './place.ts';

/** Ranges and an empty plain: something else stands on it. */
export const backdrop: Place = {
  camera: { truck: 0, eye: 1.9, ground: 0.86, clouds: 'none', azimuth: 11 },
  draw(stage) {
    drawSky(stage, { sunRadius: 88 });
    drawRanges(stage, [
      { height: 190, haze: 0.82, humps: 2.2, seed: 1 },
      { height: 150, haze: 0.72, humps: 2.8, seed: 2, tilt: 0.6 },
      { height: 110, haze: 0.6, humps: 3.4, seed: 3, tilt: -0.7, spurs: 0.011, mist: 0.8 },
      { height: 58, haze: 0.46, humps: 4.6, seed: 4, spurs: 0.014, mist: 0.7 },
    ]);
    drawGround(stage, { road: 'none', pebbles: 0, nearTone: 0.55, material: '.72 .075 66' });
    scatter(stage, {
      count: 60,
      from: 90,
      to: 520,
      kinds: [
        [5, 'saguaro', { noShadow: true }],
        [3, 'bursage'],
      ],
      seed: 1,
    });
  },
};
