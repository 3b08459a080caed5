import { outline } from '../../geometry/outline.ts';
import { growWagon, type WagonSketch } from '../wagon-sketch.ts';

/** Tahoe, 2015 to 2020: level hood over a flat face, sharp shoulder, thin pillars, long rear glass. */
export const tahoe2015Sketch: WagonSketch = {
  reference: {
    wheelbaseIn: 116,
    lengthIn: 204,
    heightIn: 74.4,
    frontOverhangIn: 39.4,
    tireRadiusIn: 15.8,
  },
  paint: '#1f2a38',
  stockDesign: 'kiva',
  stockFinish: 'machined',
  sill: 17.6,
  belt: 51.8,
  glassBase: { front: 51.2, rear: 52.4 },
  shoulder: { front: 46, rear: 47 },
  lowerCrease: 26,
  nose: outline('-34,20 -37.4,25,1 -38,31,2 -37.8,43,3 -36.6,47.4,1.8'),
  hood: outline('-32.6,48.8,3 -10,51,20 12,51.4,4'),
  screen: { foot: [20, 51.6], head: [48.6, 70.8] },
  roof: outline('62,72.8,11 100,73.2,30 134,72.4,14'),
  roofRear: [156, 70.6],
  roofThickness: 3.2,
  doors: { front: 24, middle: 64.8, rear: 102.4 },
  headlamp: outline('-36.6,46.5,0.5 -26,48,0.8 -22,47.4,0.6 -24.4,39.6,0.8 -36.9,39.1,0.4'),
  grille: outline('-38.7,35.8 -38.5,43,2 -37.5,46.6,0.8 -36.5,46.6 -37,42 -37,35.8'),
  lampTop: [-23.2, 47.6],
  tailLamp: outline('151.6,53.4,0.6 159,53,0.8 161,49,0.8 161.8,38.6,0.6 154.8,38.8,0.8'),
  archFront: { halfWidth: 19.6, crown: 36, squareness: 3.4, blister: 4 },
  archRear: { halfWidth: 19.6, crown: 36.2, squareness: 3.4, blister: 4 },
  frontBumper: { material: 'paint', flush: true, top: 35.4, bottom: 16.8, valance: 10.8 },
  creases: [
    { line: outline('-22,46.2,3 0,47,10 150,48'), weight: 1.6 },
    { line: outline('24,26.8 60,25.8,20 95,26.6'), weight: 1.3 },
    { line: outline('138,30.6 158,31.2'), weight: 0.7 },
  ],
  roofRearSoftness: 1.2,
  back: outline('157.2,68.8,1 155.8,67.8,1 160,54,3 161.4,50,2 162.4,38,2 162.2,31,1 161.6,20.2,1'),
  rearBottom: 20,
  rearGlassX: 98.8,
  rearGlassLean: 0.6,
  glass: [
    outline(`
      26.6,51.2,0.6 28.2,53,0.8 53.4,68.8,4,0.25 78,70.1,20 99.4,69.9,0.8 100.4,52.6,0.8
      65,51.8,12
    `),
    outline('103.8,69.8,0.8 132,69.2,10 150.6,67.8,1.2 154.8,53.6,1.2 104.4,52.8,0.8'),
  ],
  moreShutLines: [outline('155.4,67.4 153.6,66.4,1.6 156.6,54,3 151,52.6,2 150.6,30.6')],
  roofRail: outline(`
    66,72.9,0.6 69.4,74.4,1.2 130,74,2 137,71.9,0.6 130,72.9,1 70,73.4,1
  `),
  rearBumperPart: {
    material: 'paint',
    outline: outline(`
      136.8,33,1 160,33,1 163.8,31.4,1 164.6,27.6,1.6 164.4,22,1.6 160.6,18.8,2 138.6,19,2
      135.8,22.6,1
    `),
    highlight: outline('138.4,32.2 163,31.2'),
    cutout: outline('154,23.6,0.6 163,23.6,0.6 161,20,1 152,20,1'),
  },
  step: 'board',
  brightGlassEdge: true,
};

export const chevroletTahoe2015 = growWagon(tahoe2015Sketch);
