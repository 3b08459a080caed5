import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';
import { colorado2015Sketch } from './chevrolet-colorado-2015.ts';

/** Canyon crew cab, 2015 to 2022: the Colorado's cab behind a blunt face with squared-off lamps. */
export const gmcCanyon2015 = growPickup({
  ...colorado2015Sketch,
  reference: {
    ...colorado2015Sketch.reference,
    lengthIn: 212.4,
    heightIn: 70.5,
    frontOverhangIn: 36.8,
  },
  paint: '#4a5157',
  stockDesign: 'ocotillo',
  nose: outline('-31.6,20 -34.8,24.6,1 -35.4,29,2 -35.2,40,3 -33.8,44.6,2'),
  hood: outline('-30,46.4,3 -6,48.8,20 12,49.3,5'),
  headlamp: outline('-33.8,44,0.6 -24,45.6,0.8 -22,44.4,0.6 -23.4,38.4,1 -34.1,37.4,0.5'),
  lampTop: [-23, 45.4],
  tailLamp: outline('165,52.6,0.5 170,52.4,0.6 170.4,44,0.6 170.2,37.6,0.5 165.6,37.8,0.6'),
  archFront: { halfWidth: 18.8, crown: 34.6, squareness: 3.4, blister: 4 },
  archRear: { halfWidth: 19.2, crown: 35.8, squareness: 3.4, blister: 4 },
  frontBumper: { material: 'paint', top: 29.4, bottom: 17.6, valance: 11.6 },
  creases: [
    { line: outline('-20,43.6,4 6,44.8,10 104,45.4'), weight: 1.2 },
    { line: outline('106,45.4 165,46'), weight: 1.2 },
    { line: outline('22,26.4 60,25.2,14 104,26.6'), weight: 1 },
    { line: outline('152,29.6 169,30.4'), weight: 0.7 },
  ],
  rearBumper: { material: 'chrome', top: 29.6, bottom: 21, step: true },
  step: 'board',
});
