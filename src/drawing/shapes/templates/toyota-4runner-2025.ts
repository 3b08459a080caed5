import { outline } from '../../geometry/outline.ts';
import { growWagon } from '../wagon-sketch.ts';

/** 4Runner, 2025: an upright face, square black flares, a broad post that leans over the rear door. */
export const toyota4Runner2025 = growWagon({
  reference: {
    wheelbaseIn: 112.2,
    lengthIn: 194.9,
    heightIn: 73.5,
    frontOverhangIn: 36.4,
    tireRadiusIn: 15.8,
  },
  paint: '#7d8471',
  stockDesign: 'mesa',
  stockFinish: 'gunmetal',
  sill: 18.8,
  belt: 51.4,
  glassBase: { front: 50.8, rear: 53.4 },
  shoulder: { front: 45.4, rear: 47.4 },
  lowerCrease: 28,
  nose: outline('-29.4,21 -34.6,26,1 -35.4,31,2 -35.2,43,3 -33.4,47.6,2'),
  hood: outline('-29.6,49.4,3 -6,51,20 11,51.4,4'),
  screen: { foot: [17, 51.6], head: [42.2, 69.2] },
  roof: outline('52,71.8,8 92,72.4,24 130,71.8,10'),
  roofRear: [152.6, 70.4],
  doors: { front: 23, middle: 60, rear: 98.2 },
  headlamp: outline(`
    -35,46.6,0.5 -23.6,47.6,0.8 -20.8,46.2,0.8 -23.6,42.4,0.8 -29.4,41.8,0.8 -29.8,38.4,0.8
    -35.2,38,0.5
  `),
  lampTop: [-21.6, 47.2],
  extraLamps: [
    { kind: 'dark', outline: outline('-35.2,36.6,0.4 -32.4,36.8,0.6 -32,30,0.6 -35.2,29.6,0.4') },
  ],
  tailLamp: outline('142.8,53,0.6 153.2,52.6,0.6 153.6,44.6,0.6 145.6,44.8,0.8 142.6,48.6,1'),
  archFront: {
    halfWidth: 19.4,
    crown: 36.6,
    squareness: 3.4,
    blister: 4,
    flare: 2.6,
    flareMaterial: 'black',
  },
  archRear: {
    halfWidth: 19.6,
    crown: 37.4,
    squareness: 3.4,
    blister: 4,
    flare: 2.6,
    flareMaterial: 'black',
  },
  frontBumper: { material: 'black', top: 28.6, bottom: 20, valance: 15 },
  mirror: { width: 8, height: 6.4, material: 'black' },
  creases: [
    { line: outline('-19,45,4 0,46,12 60,45.6,16 142,47.4'), weight: 1.4 },
    { line: outline('24,31.6 46,28.2,14 76,28.6,14 90,32'), weight: 1.3 },
  ],
  roofRearSoftness: 0.8,
  back: outline('152.2,68.8,0.8 149,68,1 151.6,54.6,2 153.4,51,2 154,37,2 153,30,1'),
  rearBottom: 22,
  rearGlassX: 91.6,
  rearGlassLean: 0.8,
  glass: [
    outline(`
      22.8,50.8,0.6 25.2,52.6,0.8 46.2,66.8,4,0.25 68,68.8,18 88.6,68.6,1.6 94.6,57.4,1
      92.8,55,1 84,52.6,3 56,51.8,12
    `),
    outline('106.4,68.2,1.2 138,67.4,6 147,66.8,1 149,56,1 126,54.2,3 114.6,54.8,2'),
  ],
  morePillars: [outline('137.6,52 141,52 138.6,70 135.4,70')],
  moreShutLines: [outline('148.4,68 146,66.4,2 149,54,3 149.4,30')],
  roofRail: outline(`
    56,71.8,0.4 60,73.4,1 96,73.5,20 132,73,1 138,71.2,0.4 134.6,71.2,0.4 130.8,72.3,0.8
    96,72.7,20 61,72.5,0.8 58.8,71.8,0.4
  `),
  rearBumperPart: {
    material: 'black',
    outline: outline(`
      136,31.4,1 153,31,1 157.8,29.8,1 158.5,27,1 158.5,23.4,1.2 154,21,1.6 140,21.2,1.6
      135,24,1
    `),
    highlight: outline('139,30.4 157,29.8'),
  },
  cladding: [
    {
      material: 'black',
      outline: outline('22.6,22.6,0.6 90,22.6,0.6 89,19.4,0.8 23.6,19.4,0.8'),
      highlight: outline('24,22.1 89,22.1'),
    },
  ],
  trim: [{ fill: '#2a2522', outline: outline('-9,50.8,1.2 -5,52,1.4 7,52.2,1.8 9.6,51.4') }],
  handleFinish: 'black',
});
