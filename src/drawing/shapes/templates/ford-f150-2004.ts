import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';

const DIPPED_PANES = outline(`
  23.4,51.4,0.6 26.6,53.2,0.8 48.8,69.6,4,0.25 70,72,20 99.4,71.6,1.8 102.2,58.4,1.2
  101.4,56,1 57,55.8,2.4 51.4,51.6,2.4
`);

const sketch: PickupSketch = {
  reference: {
    wheelbaseIn: 138.5,
    lengthIn: 223.8,
    heightIn: 75.6,
    frontOverhangIn: 37,
    tireRadiusIn: 16.05,
  },
  paint: '#7a2f2a',
  stockDesign: 'tinaja',
  stockFinish: 'machined',
  sill: 18.8,
  belt: 54.2,
  glassBase: { front: 54, rear: 55.8 },
  shoulder: { front: 46, rear: 47 },
  lowerCrease: 26.4,
  nose: outline('-31.4,21.6 -34.8,27,1 -35.2,33,2 -34,43,4 -32,47.6,3'),
  hood: outline('-28,49.6,4 -6,51.6,24 14,52.6,4'),
  screen: { foot: [20.6, 53.2], head: [45.8, 72.6] },
  roof: outline('54,75.2,7 84,75.9,18'),
  roofRear: [105.4, 74.6],
  doors: { front: 24.6, middle: 64.6, rear: 106.4 },
  headlamp: outline(`
    -34.6,46,0.5 -26.2,47.6,1 -21.6,47.2,1 -22.2,41.4,1.2 -24.8,38.8,1.8 -34.8,38.4,0.5
  `),
  lampTop: [-22, 47.2],
  tailLamp: outline('174.8,55.6,0.5 180.8,55.4,1.4 181.3,46,0.8 180.8,38.4,0.6 175,38.4,0.6'),
  archFront: { halfWidth: 19.6, crown: 36.4, squareness: 2.1, blister: 5 },
  archRear: { halfWidth: 19.8, crown: 37.2, squareness: 2.1, blister: 5 },
  frontBumper: { top: 31.4, bottom: 19.4, valance: 13.4 },
  mirror: { width: 8.6, height: 7.4 },
  creases: [
    { line: outline('-20,43.6,4 0,44.4,20 110.8,45.4'), weight: 1 },
    { line: outline('113.6,45.4 175,46'), weight: 1 },
    { line: outline('23,27.4 110.8,27.8'), weight: 1.4 },
    { line: outline('159,30 178,30.6'), weight: 0.9 },
  ],
  cabRear: [111.4, 56.4],
  bedRail: { front: 57.6, rear: 58.2 },
  tailgateX: 181.4,
  tailgateLip: 0.2,
  panes: [DIPPED_PANES],
  rearBumper: { top: 31, bottom: 22.4 },
  step: 'none',
};

/** F-150 SuperCrew, 2004: a deep bed, round openings and a front pane that drops in a step. */
export const fordF1502004 = growPickup(sketch);
