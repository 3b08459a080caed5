import { outline } from '../../geometry/outline.ts';
import { growWagon, type WagonSketch } from '../wagon-sketch.ts';

/** Tahoe, 2021. */
export const tahoe2021Sketch: WagonSketch = {
  reference: {
    wheelbaseIn: 120.9,
    lengthIn: 210.7,
    heightIn: 75.9,
    frontOverhangIn: 38.2,
    tireRadiusIn: 15.8,
  },
  paint: '#2b2f36',
  stockDesign: 'tinaja',
  stockFinish: 'machined',
  sill: 18,
  belt: 52.6,
  glassBase: { front: 52, rear: 53.8 },
  shoulder: { front: 46, rear: 48 },
  lowerCrease: 26.4,
  nose: outline('-31,20 -35.8,26,1 -36.6,32,3 -36,43,4 -34.4,47.6,2.4'),
  hood: outline('-30.6,49.6,4 -4,51.8,24 15,52.6,4'),
  screen: { foot: [21, 53], head: [51.6, 71.8] },
  roof: outline('66,74.2,11 100,74.6,30 140,73.4,16'),
  roofRear: [164.6, 71.4],
  roofThickness: 3.4,
  doors: { front: 25, middle: 66.6, rear: 105.6 },
  headlamp: outline('-34.8,45.9,0.5 -24,47,1 -20,46.2,0.8 -23.4,42.4,1 -35.1,41.5,0.4'),
  grille: outline('-37,31.8 -36.9,43,2 -35.6,46.8,0.8 -34.6,46.8 -35.2,42 -35.3,31.8'),
  lampTop: [-21.2, 46.8],
  extraLamps: [
    { kind: 'dark', outline: outline('-35.2,39.8,0.4 -29,40.2,0.8 -30.4,32.6,0.8 -35.2,32,0.4') },
  ],
  tailLamp: outline('161,53.6,0.6 168.8,53.2,0.8 170.7,49,0.8 171.1,40.4,0.6 165,42,1'),
  archFront: { halfWidth: 19.6, crown: 36, squareness: 3, blister: 6 },
  archRear: { halfWidth: 19.6, crown: 36.4, squareness: 3, blister: 6 },
  frontBumper: { material: 'paint', flush: true, top: 31.4, bottom: 17.2, valance: 11.4 },
  creases: [
    { line: outline('-19,45.2,4 10,46.4,12 160,48.6'), weight: 1.2 },
    { line: outline('24,28.4 50,26,20 99,27.4'), weight: 1.1 },
    { line: outline('142,31 164,32'), weight: 0.8 },
    { line: outline('28,51 160,52.6'), weight: 0.6, opacity: 0.5 },
  ],
  roofRearSoftness: 2.4,
  back: outline('166.4,69.6,1.2 169,55,4 170.8,51,2 171.4,38,2 171,32,1 170.4,20.7,1'),
  rearBottom: 20.5,
  rearGlassX: 101.6,
  rearGlassLean: 0.6,
  glass: [
    outline(`
    27.8,52,0.6 29.4,53.8,0.8 57,69.6,4,0.25 84,71,20 102.6,70.8,0.8 103.6,53.6,0.8
    66,52.8,12
  `),
    outline('106.8,70.7,0.8 140,69.8,10 156.6,68.6,1.4 154.6,60,2 147.6,54.8,3 107.4,53.8,0.8'),
  ],
  moreShutLines: [outline('165,70.2 161.4,68.4,2 158.4,54,4 160.4,48,3 160.6,31')],
  fineLines: [outline('158.4,54 170,54')],
  roofRail: outline(`
    68,74.2,0.6 72,75.9,1.2 100,75.9,20 138,75.1,1.4 146,72.8,0.6 138,74.2,1 100,75,20
    73,74.9,1
  `),
  rearBumperPart: {
    material: 'paint',
    outline: outline(`
    144.6,33.2,1 168,33.2,1 171.8,31.4,1 172.5,27.4,1.4 172.4,22,1.4 169,19,2 146.6,19.4,2
    143.4,23,1
  `),
    highlight: outline('146.4,32.4 171,31.2'),
    cutout: outline('162,24,0.6 171,24,0.6 169,20,1 160,20,1'),
  },
  handleFinish: 'chrome',
  step: 'board',
  brightGlassEdge: true,
};

export const chevroletTahoe = growWagon(tahoe2021Sketch);
