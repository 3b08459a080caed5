import { outline } from '../../geometry/outline.ts';
import { growWagon } from '../wagon-sketch.ts';
import { broncoFront } from './ford-bronco.ts';

/** Bronco two-door, 2021. */
export const fordBronco2 = growWagon({
  ...broncoFront,
  reference: {
    wheelbaseIn: 100.4,
    lengthIn: 173.7,
    heightIn: 75.2,
    frontOverhangIn: 31.9,
    tireRadiusIn: 17.2,
  },
  paint: '#c0562a',
  stockDesign: 'adobe',
  stockFinish: 'satin-black',
  roof: outline('42,74.6,3.4 74,75.6,30 110,75.2,12'),
  roofRear: [127.6, 74.4],
  doors: { front: 25, middle: 70, rear: 72 },
  tailLamp: outline('126.6,48.8,0.6 130.9,48.8,0.6 131,37.6,0.6 126.6,37.6,0.6'),
  creases: [
    { line: outline('-22,46.2,2 125,46.6'), weight: 1.5 },
    { line: outline('24,31 76,31.4'), weight: 1 },
    { line: outline('25,51.4 130,51.8'), weight: 0.8, opacity: 0.7 },
  ],
  back: outline('129.2,72,1.4 130.6,52.4,1.4 131,50,1 131,33,2 129.8,29,1'),
  rearGlassX: 70,
  glass: [
    outline('26.6,52.4,0.5 39.4,70.2,1.2 60,70.8,10 68.6,70.9,1 69,52.7,0.8'),
    outline('78,70.8,1 122,70.4,1.2 124,54,1.2 78.2,53.6,1'),
  ],
  pillar: null,
  shutLines: [
    outline('-22,47.8 -18,48.6,2 16,49.4,3 25,50.6'),
    outline('25.6,52.2,0.8 25.2,27,3 28,24.4,2 66,24.4,2 70,29,3 71,52.2'),
    outline('73.4,74.6 73.6,52.4'),
    outline('39.6,72.4,2 73,73.2'),
    outline('125.8,52 126,32'),
  ],
  streaks: [outline('40,46 46,46 58,76 52,76'), outline('96,46 100,46 112,76 108,76')],
  seats: [[54, 49]],
  roofPanel: outline('34,71 37,72.2,2 71,72.2 73.6,52.4 134,52.4 134,75.2 34,75.2'),
  roofColour: '#ded6c6',
  rearBumperPart: {
    material: 'black',
    outline: outline(`
    118.2,33.8,1 131.6,33.8,0.8 134.6,32.6,0.8 134.8,27.6,1 132.2,25.6,1 119.8,25.8,1.4
  `),
    highlight: outline('120.2,33 133.8,32.8'),
  },
  cladding: [
    {
      material: 'black',
      outline: outline('23,23.8,0.6 77,23.8,0.6 77,20.4,1 24,20.4,1'),
      highlight: outline('24,23.3 76,23.3'),
    },
  ],
  handles: [{ x: 59, y: 47.4, width: 6.4 }],
});
