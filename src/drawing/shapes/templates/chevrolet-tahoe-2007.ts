import { outline } from '../../geometry/outline.ts';
import { growWagon, type WagonSketch } from '../wagon-sketch.ts';

/** Tahoe, 2007 to 2014: the light truck's rounded nose, smooth sides, a tall roof on rails. */
export const tahoe2007Sketch: WagonSketch = {
  reference: {
    wheelbaseIn: 116,
    lengthIn: 202,
    heightIn: 76.9,
    frontOverhangIn: 39.2,
    tireRadiusIn: 15.8,
  },
  paint: '#6d6a5c',
  stockDesign: 'mesa',
  sill: 18.2,
  belt: 51.4,
  glassBase: { front: 50.8, rear: 52.2 },
  shoulder: { front: 44.4, rear: 45.6 },
  lowerCrease: 25.8,
  nose: outline('-32,20 -36.6,25,1.4 -37.4,31,3 -36.4,40,7 -33,45,4'),
  hood: outline('-28.6,47.2,6 -8,50,20 11,50.8,5'),
  screen: { foot: [18.6, 51], head: [48.4, 72.2], bulge: 0.7 },
  roof: outline('62,74.6,13 100,75.2,30 134,74.4,16'),
  roofRear: [152.6, 72.6],
  roofThickness: 3.4,
  doors: { front: 23.4, middle: 64.4, rear: 101.8 },
  headlamp: outline(`
    -35.2,43.8,0.8 -28.4,46.2,1.6 -22,46.2,1 -23.6,42,1.6 -28.2,37.6,1.4 -36.4,37.1,0.8
  `),
  grille: outline('-38.2,34 -37.9,40,2 -36.2,43.4,1 -35.4,43.4 -36.4,39 -36.6,34'),
  lampTop: [-23.2, 46.2],
  tailLamp: outline('150.2,53.4,0.8 157.6,53.2,1 159.6,48,1 160.2,37,1 154.6,37.4,1 151,45,1.4'),
  archFront: { halfWidth: 19.6, crown: 36.2, squareness: 2.35, blister: 8 },
  archRear: { halfWidth: 19.6, crown: 36.4, squareness: 2.35, blister: 8 },
  frontBumper: { material: 'paint', flush: true, top: 33.6, bottom: 17.6, valance: 12 },
  creases: [
    { line: outline('-19,43.8,4 6,45,12 150,46.4'), weight: 0.9, opacity: 0.8 },
    { line: outline('24,26.4 96,25.8'), weight: 0.8 },
  ],
  screenSoftness: 8,
  roofRearSoftness: 4,
  back: outline('156.4,66,3 159.2,55,5 160.4,50,2 160.8,38,2 160.4,32,1 160,20.6,1'),
  rearBottom: 20.4,
  rearGlassX: 98.2,
  glass: [
    outline(`
      25.6,50.8,0.8 27.2,52.6,1 53.4,70.2,5,0.3 78,71.4,18 97.2,71.2,2 99,53,1.4 66,51.4,12
    `),
    outline('103.8,71,2 130,70.6,10 143.6,69.6,3 147.4,54.4,2.4 104.8,52.6,1'),
  ],
  moreShutLines: [outline('152,70.6 149.2,68.4,3 149.6,54,4 150,48,3 150.2,31')],
  roofRail: outline(`
    64,74.4,0.6 67,76.4,1.2 72,76.9,2 128,76.8,2 134,75.4,1 136,74,0.4 132,74.6,1
    126,75.8,1 72,75.9,1 68,74.8,0.6
  `),
  rearBumperPart: {
    material: 'paint',
    outline: outline(`
      136.4,33.4,1 158.4,33.2,1 161.8,31.8,1.4 162.8,27.6,2 162.6,22.4,2 158.6,19.4,2 138,19.6,2
      135.6,23,1
    `),
    highlight: outline('138,32.6 161,31.6'),
  },
  trim: [
    {
      material: 'paint',
      outline: outline('23.6,33,0.5 95,33.2,0.5 94.2,30.4,0.5 24.4,30.2,0.5'),
      highlight: outline('25,32.3 94.4,32.5'),
    },
  ],
  step: 'board',
};

export const chevroletTahoe2007 = growWagon(tahoe2007Sketch);
