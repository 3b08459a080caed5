import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';
import { superDuty2005Sketch } from './ford-superduty-2005.ts';

/** Super Duty crew cab, 2011: the same cab behind a taller, upright face and square openings. */
export const fordSuperDuty2011 = growPickup({
  ...superDuty2005Sketch,
  reference: { ...superDuty2005Sketch.reference, lengthIn: 246.8, heightIn: 79.7 },
  paint: '#8c2f22',
  stockDesign: 'javelina',
  nose: outline('-31.5,25.4 -36,30.4,1 -36.8,37,2 -36.8,50,2 -36,55,1'),
  hood: outline('-33.4,56.8,1.8 -12,58.4,16 14,58.2,6'),
  headlamp: outline(`
    -36.6,53.8,0.5 -25,54.6,0.8 -23.4,52.4,0.8 -23.8,44.8,0.8 -25.4,43.4,0.8 -26,39.4,1 -36.8,39,0.5
  `),
  lampTop: [-23.8, 54.4],
  hoodLine: outline('-23.8,54.4 -18,54.6,4 2,54.8,16 18,54.8,6 24.8,56.4'),
  tailLamp: outline('196.6,58.4,0.5 202.8,58.2,0.6 203.2,48,0.6 202.8,40.2,0.5 196.8,40.2,0.5'),
  archFront: {
    halfWidth: 20.2,
    crown: 39,
    squareness: 2.9,
    blister: 4,
    flare: 2.4,
    flareMaterial: 'paint',
  },
  archRear: {
    halfWidth: 20.4,
    crown: 40.2,
    squareness: 2.9,
    blister: 4,
    flare: 2.4,
    flareMaterial: 'paint',
  },
  frontBumper: { top: 35.4, bottom: 22.6, valance: 17.4 },
  creases: [
    { line: outline('-22,49.6,4 10,50.4,14 113,50.8'), weight: 1.3 },
    { line: outline('115,50.8 197,51.4'), weight: 1.3 },
    { line: outline('25,33 113,33.4'), weight: 1 },
  ],
  tailgateX: 203.4,
  tailgateLip: 1,
  trim: [
    {
      material: 'chrome',
      outline: outline('20.8,51,0.5 25.6,51,0.5 25.2,47.2,0.5 20.6,47.2,0.5'),
    },
  ],
});
