import { outline } from '../../geometry/outline.ts';
import { growWagon } from '../wagon-sketch.ts';

/** 4Runner, 2010. */
export const toyota4Runner = growWagon({
  reference: {
    wheelbaseIn: 109.8,
    lengthIn: 190.2,
    heightIn: 71.5,
    frontOverhangIn: 36.2,
    tireRadiusIn: 15.8,
  },
  paint: '#b9b2a2',
  stockDesign: 'mesa',
  stockFinish: 'machined',
  sill: 18.6,
  belt: 49.6,
  glassBase: { front: 49, rear: 51.4 },
  shoulder: { front: 43.6, rear: 46 },
  lowerCrease: 27.4,
  nose: outline('-29,21 -34,25.6,1 -34.9,30,3 -33.8,39,6 -30.6,43.6,4'),
  hood: outline('-26,46,6 -2,48.6,20 11,49.2,4'),
  screen: { foot: [16.4, 49.6], head: [43.4, 67.4] },
  roof: outline('57,69.8,10 90,70.4,24 124,69.8,16'),
  roofRear: [147.6, 68.2],
  doors: { front: 22.6, middle: 59.4, rear: 96.6 },
  headlamp: outline('-34,40.6,0.8 -24.4,43.8,1.4 -18.4,44.4,0.8 -21.6,38.6,1.6 -34.4,35.8,0.8'),
  lampTop: [-19.4, 44.2],
  tailLamp: outline(`
    138.4,50.4,0.8 147.8,50.8,0.8 149.4,47.4,0.8 149.8,37.4,0.8 143,38.4,1.6 140.6,44,2
  `),
  archFront: {
    halfWidth: 19,
    crown: 35.6,
    squareness: 2.7,
    blister: 6,
    flare: 2,
    flareMaterial: 'paint',
  },
  archRear: {
    halfWidth: 19.2,
    crown: 36.6,
    squareness: 2.7,
    blister: 6,
    flare: 2,
    flareMaterial: 'paint',
  },
  frontBumper: { material: 'paint', top: 28, bottom: 18.6, valance: 13.4 },
  creases: [
    { line: outline('-17,43,4 0,44.2,12 22,43,10 90,46 138,47.6'), weight: 1.2 },
    { line: outline('24,30.6 44,27,16 74,27.6,16 88,30.6'), weight: 1.1 },
    { line: outline('90,46.8,4 110,48,14 138,46'), weight: 0.9, opacity: 0.7 },
  ],
  roofRearSoftness: 0.8,
  back: outline('147.2,66.6,1 144,66,1 147.4,51.6,4 149.2,48,3 149.8,36,3 148.6,30,1'),
  rearBottom: 21.4,
  rearGlassX: 91,
  glass: [
    outline(`
    23.8,49,0.6 25.2,50.8,0.8 49.6,65.2,4,0.25 70,66.4,18 86.4,66.3,2.6 92.6,54.2,2.4
    90.4,51.4,1.4 59,50,12
  `),
    outline(`
    103.6,66,2.4 130,65.6,10 141.4,64.8,1.4 144.2,53.4,1.4 116,52.6,4 110.6,54,2.4
  `),
  ],
  morePillars: [outline('133.6,50 136.6,50 134.6,68 131.8,68')],
  moreShutLines: [outline('143.2,65.6 140.4,64.4,2 143.2,52,4 143.6,30')],
  roofRail: outline(`
    57,69.8,0.4 60.5,71.4,1 92,71.5,20 124,71.2,1 130,69.6,0.4 127,69.6,0.4
    123.4,70.5,0.8 92,70.8,20 61.5,70.6,0.8 59.6,69.8,0.4
  `),
  rearBumperPart: {
    material: 'paint',
    outline: outline(`
    130,31.6,1 148,31,1 153,29.6,1 154,27,1 154,22.6,1.4 150,20.2,2 135.6,20.4,2
    130.6,23,1
  `),
    highlight: outline('134,30.6 152,29.8'),
  },
  trim: [{ fill: '#2a2522', outline: outline('-9,49,1.4 -5,50.2,1.6 7,50.4,2 9.6,49.6') }],
});
