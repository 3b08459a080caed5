import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';

/** Frontier crew cab, 2022: the older cab behind a long flat hood and a face that stands upright. */
export const nissanFrontier2022 = growPickup({
  reference: {
    wheelbaseIn: 126,
    lengthIn: 210.2,
    heightIn: 72,
    frontOverhangIn: 38.6,
    tireRadiusIn: 15.8,
  },
  paint: '#b5a184',
  stockDesign: 'mesa',
  stockFinish: 'gunmetal',
  sill: 18.8,
  belt: 51.4,
  glassBase: { front: 50.2, rear: 53.2 },
  shoulder: { front: 46.4, rear: 47 },
  lowerCrease: 27.6,
  nose: outline('-31,20.6 -36.4,26,1 -37.4,31,2 -37.6,43,2 -36.6,48,1'),
  hood: outline('-33.6,49.8,2 -12,51.4,14 10,51.4,4'),
  screen: { foot: [16.8, 51.4], head: [42.8, 69.4] },
  roof: outline('52,71.6,7 76,72.1,16'),
  roofRear: [95, 70.4],
  roofThickness: 3.4,
  doors: { front: 22.8, middle: 57.6, rear: 93.8 },
  headlamp: outline(`
    -37.2,46.6,0.4 -25.6,47.2,0.6 -24.4,45.4,0.6 -25.4,42.2,0.6 -29.6,41.8,0.6 -30.2,38.6,0.6
    -37.4,38.4,0.4
  `),
  lampTop: [-25, 47],
  extraLamps: [
    { kind: 'dark', outline: outline('-36.8,37,0.4 -31.4,37.2,0.6 -32,31.4,0.6 -36.6,31,0.4') },
  ],
  tailLamp: outline('161.8,53.4,0.4 166.8,53.2,0.5 167.2,45,0.6 166.8,36.4,0.5 162,36.6,0.5'),
  archFront: {
    kind: 'trapezoid',
    topShare: 0.6,
    cut: 6,
    knee: 9,
    halfWidth: 19,
    crown: 36.6,
    blister: 4,
    flare: 2.4,
    flareMaterial: 'black',
  },
  archRear: {
    kind: 'trapezoid',
    topShare: 0.6,
    cut: 6,
    knee: 9,
    halfWidth: 19.2,
    crown: 37.2,
    blister: 4,
    flare: 2.4,
    flareMaterial: 'black',
  },
  frontBumper: { material: 'black', top: 29, bottom: 18.6, valance: 13.8 },
  mirror: { width: 7.6, height: 6.4 },
  handleFinish: 'black',
  creases: [
    { line: outline('-23,46,4 4,46.6,12 22,46.4'), weight: 1.5 },
    { line: outline('24,46.4 99.8,47'), weight: 1 },
    { line: outline('102.4,47 162,47.8'), weight: 1.1 },
    { line: outline('23,30 60,29.2,20 100,30.6'), weight: 1.2 },
  ],
  cabRear: [100.8, 54.4],
  bedRail: { front: 53.8, rear: 54.6 },
  tailgateX: 167.2,
  tailgateLip: 1.4,
  panes: [
    outline(`
      21.6,50.2,0.6 24.4,51.8,0.8 46.6,67,5,0.3 66,68.6,20 88.4,68.2,1.6 91.8,56.2,1
      90.4,53.6,1.4 58,51.2,14
    `),
  ],
  rearBumper: { material: 'black', top: 30.6, bottom: 22.4 },
  step: 'none',
});
