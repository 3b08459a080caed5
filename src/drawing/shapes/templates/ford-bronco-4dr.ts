import { outline } from '../../geometry/outline.ts';
import { growWagon } from '../wagon-sketch.ts';
import { broncoFront } from './ford-bronco.ts';

/** Bronco four-door, 2021. */
export const fordBronco4 = growWagon({
  ...broncoFront,
  reference: {
    wheelbaseIn: 116.1,
    lengthIn: 189.4,
    heightIn: 75.3,
    frontOverhangIn: 31.9,
    tireRadiusIn: 17.2,
  },
  paint: '#4f7f86',
  stockDesign: 'kiva',
  stockFinish: 'gunmetal',
  roof: outline('42,74.6,3.4 80,75.6,30 124,75.2,12'),
  roofRear: [143.4, 74.4],
  doors: { front: 25, middle: 62.6, rear: 96.4 },
  tailLamp: outline('142.4,48.8,0.6 146.7,48.8,0.6 146.8,37.6,0.6 142.4,37.6,0.6'),
  creases: [
    { line: outline('-22,46.2,2 141,46.6'), weight: 1.5 },
    { line: outline('24,31 92,31.4'), weight: 1 },
    { line: outline('25,51.4 146,51.8'), weight: 0.8, opacity: 0.7 },
  ],
  back: outline('145,72,1.4 146.4,52.4,1.4 146.8,50,1 146.8,33,2 145.6,29,1'),
  rearGlassX: 95,
  glass: [
    outline('26.6,52.4,0.5 39.4,70.2,1.2 60,70.8,10 97.4,70.9,1 97.8,52.7,0.8'),
    outline('107,70.8,1 137.6,70.4,1.2 139.6,54,1.2 107.2,53.6,1'),
  ],
  pillar: [61.2, 65.4],
  shutLines: [
    outline('-22,47.8 -18,48.6,2 16,49.4,3 25,50.6'),
    outline('25.6,52.2,0.8 25.2,27,3 28,24.4,2 58.8,24.4,2 62.2,28,3 63,52.2'),
    outline('63,52.2 62.2,28,3 65,24.4,2 88.4,24.4,2 93.6,36,5 97.8,45,4 98.4,52.2'),
    outline('102.4,74.6 102.6,52.4'),
    outline('39.6,72.4,2 102,73.2'),
    outline('141.4,52 141.6,32'),
  ],
  streaks: [outline('40,46 46,46 58,76 52,76'), outline('118,46 122,46 134,76 130,76')],
  seats: [
    [51, 49],
    [84, 49],
  ],
  roofPanel: outline('34,71 37,72.2,2 100,72.2 102.6,52.4 150,52.4 150,75.3 34,75.3'),
  roofColour: '#2e2a28',
  rearBumperPart: {
    material: 'black',
    outline: outline(`
    134,33.8,1 147.4,33.8,0.8 150.4,32.6,0.8 150.6,27.6,1 148,25.6,1 135.6,25.8,1.4
  `),
    highlight: outline('136,33 149.6,32.8'),
  },
  cladding: [
    {
      material: 'black',
      outline: outline('23,23.8,0.6 93,23.8,0.6 93,20.4,1 24,20.4,1'),
      highlight: outline('24,23.3 92,23.3'),
    },
  ],
  handles: [
    { x: 52, y: 47.4, width: 6.4 },
    { x: 87.4, y: 47.4, width: 6.4 },
  ],
});
