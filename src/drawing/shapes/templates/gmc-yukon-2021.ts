import { outline } from '../../geometry/outline.ts';
import { growWagon } from '../wagon-sketch.ts';
import { tahoe2021Sketch } from './chevrolet-tahoe.ts';

/** Yukon, 2021: a taller blunt nose with one hooked lamp, rounder openings, upright tail lamp. */
export const gmcYukon2021 = growWagon({
  ...tahoe2021Sketch,
  reference: {
    ...tahoe2021Sketch.reference,
    lengthIn: 210,
    heightIn: 76.5,
    frontOverhangIn: 38,
  },
  paint: '#8b8d8c',
  stockDesign: 'ocotillo',
  nose: outline('-31.6,20 -35.8,26,1 -36.5,32,2 -36.4,45,3 -35.4,49.8,1.8'),
  hood: outline('-32,51.3,2.6 -6,52.8,24 15,53,4'),
  headlamp: outline(`
    -35,48.7,0.5 -23.6,49.6,0.8 -22.8,48,0.6 -28,47,0.8 -29.2,39.6,0.8 -25.2,38.4,0.6
    -25.8,37.2,0.6 -35.4,37.4,0.5
  `),
  grille: outline('-37.1,34.4 -37.1,45,2 -36.2,48.8,0.8 -35.2,48.8 -35.5,44 -35.5,34.4'),
  lampTop: [-23.4, 49.4],
  extraLamps: [],
  tailLamp: outline('164,54,0.6 168.6,53.8,0.8 170.6,50,0.8 171.2,35,0.6 167.2,35.4,0.8'),
  archFront: { halfWidth: 19.6, crown: 36.2, squareness: 2.5, blister: 6 },
  archRear: { halfWidth: 19.6, crown: 36.6, squareness: 2.5, blister: 6 },
  frontBumper: { material: 'paint', flush: true, top: 34, bottom: 17.2, valance: 12 },
  creases: [
    { line: outline('-20,47.4,4 10,48.6,12 161,49.8'), weight: 1.3 },
    { line: outline('24,27 50,26,20 99,26.8'), weight: 1 },
    { line: outline('142,31 164,32'), weight: 0.8 },
  ],
  moreShutLines: [outline('166,70.2 164.2,68.6,2 163.4,54,4 163.6,48,3 163.8,33')],
  fineLines: [outline('163.4,54 170,54')],
  glass: [
    outline(`
      27.8,52,0.6 29.4,53.8,0.8 57,69.6,4,0.25 84,71,20 102.6,70.8,0.8 103.6,53.6,0.8
      66,52.8,12
    `),
    outline('106.8,70.7,0.8 140,69.9,10 155.4,68.8,1.4 160.4,54.4,1.4 107.4,53.8,0.8'),
  ],
});
