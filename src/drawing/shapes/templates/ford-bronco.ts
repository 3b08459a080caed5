import { outline } from '../../geometry/outline.ts';
import type { WagonSketch } from '../wagon-sketch.ts';

/** What the two-door and the four-door Bronco share: the front, the levels, the arches. */
export const broncoFront = {
  sill: 22,
  belt: 52,
  glassBase: { front: 51.8, rear: 52 },
  shoulder: { front: 46.6, rear: 46.8 },
  lowerCrease: 31,
  nose: outline('-22,26 -26.4,31.4,0.8 -26.8,35,2 -26.4,46,1.4 -25.4,48.6,1'),
  hood: outline('-21,50,2.4 0,50.8,20 16,51,3'),
  screen: { foot: [21.6, 51.6], head: [37.4, 71.8], bulge: 0.25 },
  roofThickness: 4,
  headlamp: outline(`
    -26.6,44.6,0.4 -24,44.8,0.5 -22.4,44,0.6 -22.4,37.4,0.6 -24,36.6,0.5 -26.8,36.8,0.4
  `),
  lampTop: [-22, 47.8],
  archFront: {
    halfWidth: 21,
    crown: 40.2,
    squareness: 3.1,
    blister: 0,
    flare: 2.8,
    flareMaterial: 'black',
  },
  archRear: {
    halfWidth: 21,
    crown: 40.4,
    squareness: 3.1,
    blister: 0,
    flare: 2.8,
    flareMaterial: 'black',
  },
  frontBumper: { top: 30, bottom: 26, valance: 21 },
  mirror: { x: 27.4, y: 52.6, width: 7.6, height: 7.4, material: 'black' },
  screenSoftness: 2.4,
  roofRearSoftness: 2,
  glassBehindScreen: 4,
  rearBottom: 27,
  noseSill: 27,
  sailPillar: false,
  steeringWheel: [38, 52],
  frontBumperPart: {
    material: 'black',
    outline: outline(`
    -20.6,34,0.8 -29.6,34.6,0.8 -31.9,33,1 -31.9,27.4,1.2 -28,24,1.6 -22.6,23.6,1.4
  `),
    highlight: outline('-31,33.2,1 -21.4,33.2'),
  },
  trim: [{ fill: '#221e1c', outline: outline('-21.6,50.4,0.6 -19.6,52,0.8 -12,52,0.8 -10,50.8') }],
  spare: { y: 43.4, width: 11.6, radius: 17.2 },
  handleFinish: 'black',
} satisfies Partial<WagonSketch>;
