import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';

/** Frontier crew cab, 2005: angular openings in proud fenders, a leaning nose, a short high cab. */
export const nissanFrontier2005 = growPickup({
  reference: {
    wheelbaseIn: 125.9,
    lengthIn: 205.5,
    heightIn: 70.1,
    frontOverhangIn: 36.3,
    tireRadiusIn: 15.8,
  },
  paint: '#3b5a7d',
  stockDesign: 'mesa',
  stockFinish: 'machined',
  sill: 18.4,
  belt: 50,
  glassBase: { front: 48.8, rear: 51.6 },
  shoulder: { front: 43.6, rear: 45.4 },
  lowerCrease: 27,
  nose: outline('-29.4,20 -34.2,25,1 -34.6,30,2 -33.2,40,3 -31.2,44.6,2.4'),
  hood: outline('-26.6,46.8,4 -6,49,18 10,49.8,4'),
  screen: { foot: [16.6, 50], head: [42.6, 67.6] },
  roof: outline('52,69.7,7 76,70.2,16'),
  roofRear: [94.6, 68.6],
  roofThickness: 3.4,
  doors: { front: 22.6, middle: 57.4, rear: 93.6 },
  headlamp: outline(
    '-33.8,43.4,0.5 -30,45.2,1 -22.4,45.8,0.8 -21.2,43.6,0.8 -24.4,36.2,1 -34,35.6,0.5',
  ),
  lampTop: [-22, 45.6],
  tailLamp: outline('160.2,52,0.5 164.6,51.8,0.6 165,44,0.6 164.4,37.8,0.6 160.4,38,0.6'),
  archFront: {
    kind: 'trapezoid',
    topShare: 0.6,
    cut: 6.5,
    knee: 9,
    halfWidth: 18.8,
    crown: 36,
    blister: 5,
    flare: 2.2,
    flareMaterial: 'paint',
  },
  archRear: {
    kind: 'trapezoid',
    topShare: 0.6,
    cut: 6.5,
    knee: 9,
    halfWidth: 19,
    crown: 36.8,
    blister: 5,
    flare: 2.2,
    flareMaterial: 'paint',
  },
  frontBumper: { material: 'paint', top: 27.6, bottom: 18, valance: 13 },
  mirror: { width: 7.6, height: 6.2 },
  handleFinish: 'black',
  creases: [
    { line: outline('-20,43.2,4 4,44.4,12 99.8,45.6'), weight: 1.1 },
    { line: outline('102.4,45.6 161,46.4'), weight: 1.1 },
    { line: outline('22,27.8 54,26.8,20 100,28.4'), weight: 1.1 },
  ],
  cabRear: [100.4, 52.8],
  bedRail: { front: 52.2, rear: 52.8 },
  tailgateX: 165,
  tailgateLip: 0.8,
  panes: [
    outline(`
      21.4,48.8,0.6 24.2,50.4,0.8 46.4,65.2,5,0.3 66,66.8,20 88,66.4,1.6 91.4,54.6,1
      90,52,1.4 58,49.8,14
    `),
  ],
  rearBumper: { material: 'chrome', top: 30, bottom: 22 },
  step: 'none',
});
