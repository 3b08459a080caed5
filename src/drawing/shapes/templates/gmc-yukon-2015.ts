import { outline } from '../../geometry/outline.ts';
import { growWagon } from '../wagon-sketch.ts';
import { tahoe2015Sketch } from './chevrolet-tahoe-2015.ts';

/** Yukon, 2015 to 2020: leaning corner with one swept lamp, softer openings, body-coloured quarter. */
export const gmcYukon2015 = growWagon({
  ...tahoe2015Sketch,
  reference: { ...tahoe2015Sketch.reference, lengthIn: 203.9, frontOverhangIn: 39.3 },
  paint: '#7b7368',
  stockDesign: 'tinaja',
  nose: outline('-33,20 -36.8,25,1 -38,31,2 -37,41.6,5 -34.4,46.8,2.6'),
  hood: outline('-30,48.8,4 -10,51.1,20 12,51.5,4'),
  headlamp: outline(`
    -34.8,45.8,0.6 -25.4,47.9,0.8 -18.8,48,0.6 -22,43.6,1 -25.6,40.2,1 -36.2,39.7,0.5
  `),
  grille: outline('-38.6,36.4 -37.9,41.6,2 -35.6,45.8,1 -34.6,45.8 -36,41 -36.8,36.4'),
  lampTop: [-20, 47.9],
  tailLamp: outline(`
    151.6,53.4,0.6 159,53,0.8 161,49,0.8 162,34.8,0.6 158.6,35.2,0.6 157.4,46,1 152.2,47.4,0.8
  `),
  archFront: { halfWidth: 19.6, crown: 36, squareness: 2.5, blister: 6 },
  archRear: { halfWidth: 19.6, crown: 36.2, squareness: 2.5, blister: 6 },
  frontBumper: { material: 'paint', flush: true, top: 36, bottom: 16.8, valance: 11.4 },
  creases: [
    { line: outline('-18,46.6,3 6,47.4,10 150,46.8'), weight: 1.2 },
    { line: outline('24,29.6,4 34,26.6,6 60,25.8,20 95,29'), weight: 1.1 },
    { line: outline('28,49.6 150,50.6'), weight: 0.6, opacity: 0.6 },
  ],
  glass: [
    outline(`
      26.6,51.2,0.6 28.2,53,0.8 53.4,68.8,4,0.25 78,70.1,20 99.4,69.9,0.8 100.4,52.6,0.8
      65,51.8,12
    `),
    outline('103.8,69.8,0.8 128,69.4,10 143.6,68.4,1.6 148.6,54.4,2 104.4,52.8,0.8'),
  ],
  handleFinish: 'chrome',
});
