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
  headlamp: outline('-37.8,46.4,0.5 -26,48,0.8 -22,47.4,0.6 -24.4,39.6,0.8 -38,39,0.4'),
  lampTop: [-23.2, 47.6],
  tailLamp: outline('150.4,53.4,0.6 157.6,53,0.8 159.8,49,0.8 160,38.6,0.6 153.4,38.8,0.8'),
  archFront: { halfWidth: 19.6, crown: 36, squareness: 3.4, blister: 4 },
  archRear: { halfWidth: 19.6, crown: 36.2, squareness: 3.4, blister: 4 },
  frontBumper: { material: 'paint', top: 29.4, bottom: 17, valance: 10.8 },
  creases: [
    { line: outline('-22,46.2,3 0,47,10 150,48'), weight: 1.6 },
    { line: outline('24,26.8 60,25.8,20 95,26.6'), weight: 1.3 },
    { line: outline('138,30.6 158,31.2'), weight: 0.7 },
  ],
  roofRearSoftness: 1.2,
  back: outline('157.2,68.6,1 155.4,67.6,1 158.6,54,3 160,50,2 160.2,38,2 159.2,31,1'),
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
      136.4,31,1 157,31.6,1 163.2,30,1 164.6,27.2,1 164.6,22,1.6 160.6,19,2 138.6,19,2
      135.6,22.6,1
    `),
    highlight: outline('138,30.2 162.6,30'),
    cutout: outline('154,23.6,0.6 163,23.6,0.6 161,20,1 152,20,1'),
  },
  step: 'board',
  brightGlassEdge: true,
};

export const chevroletTahoe2015 = growWagon(tahoe2015Sketch);
