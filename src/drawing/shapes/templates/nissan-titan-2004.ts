import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';

/** Titan crew cab, 2004: a falling hood, rounded fenders, a rear pane that runs out to a point. */
export const nissanTitan2004 = growPickup({
  reference: {
    wheelbaseIn: 139.8,
    lengthIn: 224.6,
    heightIn: 76.6,
    frontOverhangIn: 38.3,
    tireRadiusIn: 16.3,
  },
  paint: '#6d2a24',
  stockDesign: 'tinaja',
  sill: 19.4,
  belt: 54.2,
  glassBase: { front: 52.6, rear: 56.4 },
  shoulder: { front: 46.6, rear: 50.4 },
  lowerCrease: 28.6,
  nose: outline('-32,21 -36.2,26.5,1 -36.6,32,3 -34.8,41,5 -31.6,46.6,4.4'),
  hood: outline('-26.4,49.6,6 -6,52.6,20 12,54,5'),
  screen: { foot: [19.6, 54.2], head: [48.4, 73.8], bulge: 0.9 },
  roof: outline('60,76.3,11 82,76.9,16'),
  roofRear: [104, 73.6],
  roofThickness: 3.8,
  doors: { front: 24.4, middle: 64.6, rear: 105.4 },
  headlamp: outline(`
    -35.6,45.2,0.5 -31,47.4,1.4 -20.2,49.4,1 -20.8,46.4,1 -26.6,37.6,1.6 -35.9,36.4,0.5
  `),
  lampTop: [-20.8, 49.2],
  tailLamp: outline('176.4,56.6,0.5 181.6,56.2,0.6 182,46,0.8 181.4,38.6,0.6 178.8,39,1'),
  archFront: { halfWidth: 20.4, crown: 38.2, squareness: 2.05, blister: 9 },
  archRear: { halfWidth: 20.6, crown: 38.8, squareness: 2.05, blister: 9 },
  frontBumper: { top: 29.6, bottom: 18.8, valance: 13 },
  mirror: { width: 9, height: 7, material: 'chrome' },
  handleFinish: 'chrome',
  creases: [
    { line: outline('-18,46.4,4 0,48,14 26,47.2,16 111,51.2'), weight: 1.3 },
    { line: outline('113.4,51.4 178,53.4'), weight: 1.3 },
    { line: outline('24,29.4 60,27.6,20 110,30.6'), weight: 1 },
    { line: outline('162,32.4 179,33.2'), weight: 0.8 },
  ],
  cabRear: [111.6, 57.4],
  bedRail: { front: 58.2, rear: 60 },
  tailgateX: 182,
  tailgateLip: 1.3,
  panes: [
    outline(`
      24.4,52.6,0.6 27.4,54.4,0.8 52.6,71.6,6,0.3 74,73.2,22 91.6,72.2,5 103.4,62.4,1.2
      101.2,57.4,1.6 62,54.6,20
    `),
  ],
  rearBumper: { top: 31.6, bottom: 22.6, step: true },
});
