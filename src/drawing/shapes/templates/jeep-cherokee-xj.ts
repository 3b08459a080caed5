import { outline } from '../../geometry/outline.ts';
import { growWagon } from '../wagon-sketch.ts';

/** Cherokee XJ, 1984. */
export const jeepCherokeeXj = growWagon({
  reference: {
    wheelbaseIn: 101.4,
    lengthIn: 167.5,
    heightIn: 64,
    frontOverhangIn: 29,
    tireRadiusIn: 14.15,
  },
  paint: '#7a1f24',
  stockDesign: 'mesa',
  stockFinish: 'silver',
  sill: 17.6,
  belt: 42.4,
  glassBase: { front: 42.2, rear: 42.8 },
  shoulder: { front: 37.2, rear: 37.6 },
  lowerCrease: 25.4,
  nose: outline('-22,20 -25.4,24.6,0.8 -25.8,28,2 -25.6,38,1 -25,39.8,0.6'),
  hood: outline('-22.6,40.8,1.6 0,41.8,16 14,42.2,3'),
  screen: { foot: [18.6, 42.6], head: [37.6, 61.4], bulge: 0.3 },
  roof: outline('44,63.4,5 80,64.2,30 118,63.6,10'),
  roofRear: [128.4, 62.4],
  roofThickness: 2.9,
  doors: { front: 21, middle: 56.4, rear: 87.4 },
  headlamp: outline('-25.7,37.6,0.3 -24.2,37.6,0.3 -24.2,31.6,0.3 -25.8,31.6,0.3'),
  lampTop: [-22, 39.6],
  extraLamps: [
    {
      kind: 'amber',
      outline: outline('-23.8,37.2,0.3 -20.6,37.2,0.4 -20.6,33.2,0.4 -23.8,33.2,0.3'),
    },
  ],
  tailLamp: outline('130.8,40.4,0.5 134.9,40.4,0.5 134.8,28.6,0.5 130.8,28.6,0.5'),
  archFront: {
    kind: 'trapezoid',
    halfWidth: 17.2,
    crown: 31.8,
    topShare: 0.74,
    cut: 3.6,
    blister: 0,
    flare: 2,
    flareMaterial: 'black',
  },
  archRear: {
    kind: 'trapezoid',
    halfWidth: 17,
    crown: 31.6,
    topShare: 0.74,
    cut: 3.6,
    blister: 0,
    flare: 2,
    flareMaterial: 'black',
  },
  frontBumper: { top: 22, bottom: 18.6, valance: 14.6, inset: 2 },
  mirror: { x: 25.4, y: 43, width: 6.6, height: 4.8, material: 'black' },
  creases: [
    { line: outline('-19,35.6,2 130,36'), weight: 1.2 },
    { line: outline('20,22.4 80,22.4'), weight: 0.7, opacity: 0.6 },
  ],
  screenSoftness: 2.4,
  roofRearSoftness: 1.8,
  glassBehindScreen: 3.8,
  back: outline('129.4,60.6,1.4 134.6,42.8,1.6 135,40,1 134.8,26,1.4 134,23.6,1'),
  rearBottom: 20,
  rearGlassX: 86,
  glass: [
    outline('23.8,42.6,0.6 40.4,59.4,1.2 60,60.8,10 86.6,60.9,0.8 87,42.8,0.8'),
    outline('92.6,60.7,0.8 124.6,59.8,1.2 129.2,43.8,1.2 92.8,43,0.8'),
  ],
  pillar: [54.9, 58.1],
  morePillars: [
    outline('30.6,42 31.6,42 33.4,62 32.4,62'),
    outline('78.6,42 79.8,42 79.6,62 78.4,62'),
  ],
  sailPillar: false,
  shutLines: [
    outline('-22,39.6 -16,40.2,2 14,41.2,3 20,42'),
    outline(`
    21.6,43,0.8 20.6,40,2 20.6,24,2 22.4,19.4,1.6 53,19.4,1.6 55.6,22,2 56.6,43
  `),
    outline(`
    56.6,43 55.6,22,2 57.4,19.4,1.6 76.4,19.4,1.4 82,31,4 87.6,37,3 88.8,43,2
    88.6,62,1.4 42,62,4 22,43.8
  `),
    outline('126.4,60.6 131.4,43.4,2 131.4,24'),
  ],
  streaks: [outline('40,38 45,38 57,66 52,66'), outline('100,38 104,38 116,66 112,66')],
  seats: [
    [46, 39.6],
    [76, 39.8],
  ],
  steeringWheel: [34, 42],
  roofRail: outline('60,63.2,0.4 61,64,0.3 120,64,0.3 121,63.2,0.4'),
  frontBumperPart: {
    material: 'black',
    outline: outline(`
    -16.8,24.8,0.8 -27.4,25,0.6 -29,24,0.8 -29,19.6,1 -27,18.4,1 -16.8,18.6,0.8
  `),
    highlight: outline('-28.2,24.2,0.6 -17.6,24'),
  },
  rearBumperPart: {
    material: 'black',
    outline: outline(`
    119.4,25,0.8 136.6,25,0.6 138.5,24,0.8 138.5,19.6,1 136,18.6,1 119.8,18.8,0.8
  `),
    highlight: outline('121,24.2 137.6,24.2'),
  },
  cladding: [
    {
      material: 'black',
      outline: outline('20,27.6,0.4 80,27.6,0.4 80,25,0.4 20,25,0.4'),
      highlight: outline('20.6,27.2 79.6,27.2'),
    },
  ],
  handles: [
    { x: 46.8, y: 37.4, width: 5.6 },
    { x: 79, y: 37.4, width: 5.6 },
  ],
  handleFinish: 'black',
});
