import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';

/** F-150 SuperCrew, 2009. */
export const f1502009Sketch: PickupSketch = {
  reference: {
    wheelbaseIn: 144.5,
    lengthIn: 231.7,
    heightIn: 76.5,
    frontOverhangIn: 37.4,
    tireRadiusIn: 16.05,
  },
  paint: '#3c4a63',
  stockDesign: 'javelina',
  sill: 18.8,
  belt: 55,
  glassBase: { front: 54.4, rear: 56.8 },
  shoulder: { front: 47.6, rear: 49.4 },
  lowerCrease: 27,
  nose: outline('-31.4,21.6 -35.2,27,1 -35.8,33,2 -35.4,44,3 -33.6,49.4,2.4'),
  hood: outline('-30,51.6,3 -8,53.6,20 4,53.8,8 14,54,4'),
  screen: { foot: [21.4, 54.2], head: [48.4, 73.6] },
  roof: outline('57,76.2,8 92,76.8,18'),
  roofRear: [111.6, 75],
  doors: { front: 25.4, middle: 67.4, rear: 112 },
  headlamp: outline(`
    -35.6,48.4,0.5 -23.8,49.6,0.8 -22.4,47,1 -22.8,40.6,1 -27.4,40.2,0.8 -28,37.6,0.8
    -35.8,37.4,0.5
  `),
  lampTop: [-23, 49.4],
  tailLamp: outline('182.2,56.4,0.5 188.8,56.2,0.8 189.2,47,0.8 188.6,38.6,0.6 182.4,38.8,0.6'),
  archFront: { halfWidth: 19.8, crown: 37, squareness: 2.3, blister: 8 },
  archRear: { halfWidth: 20, crown: 38, squareness: 2.3, blister: 8 },
  frontBumper: { top: 32.6, bottom: 19.4, valance: 13.4 },
  mirror: { width: 9, height: 7.4 },
  creases: [
    { line: outline('-20,46.6,4 4,47.8,12 117,49'), weight: 1.3 },
    { line: outline('119.5,49 184,49.8'), weight: 1.3 },
    { line: outline('24,28.4 70,26.6,20 117,27.4'), weight: 1.2 },
    { line: outline('167,31 186,31.6'), weight: 0.8 },
  ],
  cabRear: [117.4, 57.4],
  bedRail: { front: 58.6, rear: 59.6 },
  tailgateX: 189.4,
  tailgateLip: 1,
  panes: [
    outline(`
      24.2,52.2,0.6 27.6,54,0.8 51.6,70.8,4,0.25 74,73,20 103.8,72.6,2.4 108.4,59.4,1.2
      107.4,57.2,1 60,56.2,3.4 52.6,52.6,3.4
    `),
  ],
  rearBumper: { top: 31.6, bottom: 22.6 },
};

export const fordF1502009 = growPickup(f1502009Sketch);
