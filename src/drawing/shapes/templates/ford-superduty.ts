import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';

/** Super Duty crew cab, 2023. */
export const superDutySketch: PickupSketch = {
  reference: {
    wheelbaseIn: 159.8,
    lengthIn: 250,
    heightIn: 81.5,
    frontOverhangIn: 38.4,
    tireRadiusIn: 16.6,
  },
  paint: '#5b5d5c',
  stockDesign: 'arroyo',
  sill: 23,
  belt: 59.8,
  glassBase: { front: 60.2, rear: 61.4 },
  shoulder: { front: 51.6, rear: 53 },
  lowerCrease: 32,
  nose: outline('-31.5,26 -36.4,31,1 -37,38,2 -37.2,51,2 -36.6,56.2,1'),
  hood: outline('-33.6,57.8,1.6 -8,59,20 16,59.2,4'),
  screen: { foot: [22.6, 59.6], head: [49.8, 79.9] },
  roof: outline('60,81.3,8 95,81.8,18'),
  roofRear: [113, 80.2],
  doors: { front: 26.2, middle: 69, rear: 112.4 },
  headlamp: outline('-37,54.8,0.5 -24.8,55.2,0.6 -23.8,53,0.6 -24.8,41.6,0.8 -37.2,41.2,0.5'),
  lampTop: [-24, 55],
  extraLamps: [
    {
      kind: 'amber',
      outline: outline('-36.6,46.6,0.3 -26.4,46.8,0.4 -26.6,44.6,0.4 -36.6,44.4,0.3'),
    },
  ],
  tailLamp: outline('200,60.6,0.6 205,60.4,0.6 205.4,46.4,0.8 200.2,46.2,0.8'),
  archFront: {
    halfWidth: 20.2,
    crown: 39.2,
    squareness: 3.3,
    blister: 5,
    flare: 2.6,
    flareMaterial: 'paint',
  },
  archRear: {
    halfWidth: 20.4,
    crown: 40.8,
    squareness: 3.3,
    blister: 5,
    flare: 2.6,
    flareMaterial: 'paint',
  },
  frontBumper: { top: 34, bottom: 22.4, valance: 16.5 },
  mirror: { y: 60.6, width: 8.4, height: 12.4, split: true },
  creases: [
    { line: outline('-22,49.6,4 18,51,14 118,52.2'), weight: 1.1 },
    { line: outline('120,52.2 200,53.2'), weight: 1.1 },
    { line: outline('26,32.6 118,33.6'), weight: 1 },
    { line: outline('184,36 203,36.4'), weight: 0.8 },
    { line: outline('29,56.4 50,56.4,6 60,59.2,6 118,60'), weight: 0.7, opacity: 0.55 },
  ],
  beltDip: { x: 50, y: 58.2 },
  cabRear: [118.4, 61.4],
  bedRail: { front: 62, rear: 63 },
  tailgateX: 205.6,
  tailgateLip: 0.3,
  rearBumper: { top: 34.6, bottom: 25.4 },
  trim: [
    {
      material: 'black',
      outline: outline('20.6,54,0.8 25,54.2,0.8 24.4,48.4,0.8 20,48.2,0.8'),
      highlight: outline('20.8,51.2 24.4,51.3'),
    },
  ],
};

export const fordSuperDuty = growPickup(superDutySketch);
