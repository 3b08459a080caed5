import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';

/** Super Duty crew cab, 2005: a short square cab, a stepped front pane, a hood above the fenders. */
export const superDuty2005Sketch: PickupSketch = {
  reference: {
    wheelbaseIn: 156.2,
    lengthIn: 245.8,
    heightIn: 79.8,
    frontOverhangIn: 38.3,
    tireRadiusIn: 16.6,
  },
  paint: '#34533f',
  stockDesign: 'arroyo',
  sill: 22.6,
  belt: 58,
  glassBase: { front: 57.6, rear: 58.8 },
  shoulder: { front: 50, rear: 51 },
  lowerCrease: 31,
  nose: outline('-31.5,25.4 -35.4,30.4,1 -35.8,37,2 -35,48,2 -34,52.2,1.4'),
  hood: outline('-31.6,54,2.4 -10,56.6,20 14,57.4,4'),
  screen: { foot: [20.6, 57.6], head: [44.4, 76.6] },
  roof: outline('53,79.2,6 84,80,18'),
  roofRear: [106.8, 79],
  roofThickness: 3.4,
  doors: { front: 24.6, middle: 64.8, rear: 107.6 },
  headlamp: outline('-35.6,51,0.5 -24.6,52,0.8 -23.6,49,0.8 -24.6,41,1 -35.8,40.4,0.5'),
  lampTop: [-24, 51.8],
  tailLamp: outline('197.4,57.6,0.5 202.2,57.4,0.6 202.6,47,0.6 202.2,41.6,0.5 197.6,41.6,0.5'),
  archFront: {
    halfWidth: 20.2,
    crown: 38.6,
    squareness: 2.2,
    blister: 4,
    flare: 1.8,
    flareMaterial: 'paint',
  },
  archRear: {
    halfWidth: 20.4,
    crown: 39.8,
    squareness: 2.2,
    blister: 4,
    flare: 1.8,
    flareMaterial: 'paint',
  },
  frontBumper: { top: 34, bottom: 23, valance: 18 },
  mirror: { y: 58.4, width: 8.4, height: 11, split: true },
  hoodLine: outline('-24,51.8 -18,52,4 2,52.6,16 18,53.4,6 24.8,56'),
  creases: [
    { line: outline('-23,47.6,4 10,48.4,14 113,49.4'), weight: 0.9 },
    { line: outline('115,49.4 198,50'), weight: 0.9 },
    { line: outline('25,33.4 113,33.8'), weight: 1.3 },
    { line: outline('180,35.4 200,35.8'), weight: 0.9 },
  ],
  cabRear: [112.8, 59.4],
  bedRail: { front: 59.6, rear: 60.2 },
  tailgateX: 202.8,
  tailgateLip: 0.1,
  panes: [
    outline(`
      23.6,55.4,0.5 26.2,57,0.6 46.2,73.4,3,0.2 66,75.8,20 101.4,75.6,1.6 102.8,60.2,0.8
      102,59,0.8 57,58.8,1.6 51,55.6,1.6
    `),
  ],
  rearBumper: { top: 33.6, bottom: 25 },
};

export const fordSuperDuty2005 = growPickup(superDuty2005Sketch);
