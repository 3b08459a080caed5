import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';
import { superDutySketch } from './ford-superduty.ts';

/** Super Duty crew cab, 2017: the later cab, lamps like a clamp, a hood that falls to the nose. */
export const fordSuperDuty2017 = growPickup({
  ...superDutySketch,
  paint: '#2f4a6b',
  stockDesign: 'mesa',
  nose: outline('-31.5,26 -35.8,31,1 -36.2,38,2 -35.2,49,3 -33.8,53.4,2'),
  hood: outline('-30.6,55.2,3 -8,57.4,24 16,58.4,4'),
  headlamp: outline(`
    -36,52.4,0.5 -25.4,53.4,0.8 -23.8,51,0.8 -24.6,47.2,0.8 -29.2,46.8,0.8 -29,43.8,0.6
    -25.6,43.6,0.6 -26.2,40.2,0.8 -36.2,39.8,0.5
  `),
  lampTop: [-24.2, 53.2],
  extraLamps: [],
  tailLamp: outline('198.4,60.2,0.6 205,60,0.6 205.4,49,0.8 205,42,0.6 198.6,42,0.6'),
  archFront: { ...superDutySketch.archFront, squareness: 2.5, flare: 1.6 },
  archRear: { ...superDutySketch.archRear, squareness: 2.5, flare: 1.6 },
  frontBumper: { top: 34.4, bottom: 22.8, valance: 16.8 },
  creases: [
    { line: outline('-22,48.4,4 18,50,14 118,51.6'), weight: 1.1 },
    { line: outline('120,51.6 199,52.4'), weight: 1.1 },
    { line: outline('26,34 60,31.4,20 118,33.6'), weight: 1.2 },
    { line: outline('29,56.4 50,56.4,6 60,59.2,6 118,60'), weight: 0.7, opacity: 0.55 },
  ],
  trim: [
    {
      material: 'chrome',
      outline: outline('20.4,53.4,0.6 28,53.8,0.6 27.6,51.4,0.6 20.2,50.8,0.6'),
    },
  ],
});
