import { outline } from '../../geometry/outline.ts';
import { growJeep } from '../jeep-sketch.ts';

/** Gladiator, 2020. */
export const jeepGladiator = growJeep({
  reference: {
    wheelbaseIn: 137.3,
    lengthIn: 218,
    heightIn: 73.1,
    frontOverhangIn: 29.6,
    tireRadiusIn: 16.35,
  },
  paint: '#8b8478',
  doors: 4,
  tubRearX: 108,
  sillRearX: 107,
  creaseRearX: 106,
  roofRear: outline('98,73.2,6 105.6,72.2,2.4'),
  tubRear: outline('107,69.6,1 108.6,50,0.6 108.8,23,1'),
  roofPanel: outline('38,69 41,70.6,1 97.6,71 97.8,50.2 112,50.2 112,73.1 38,73.1'),
  glass: [
    outline('29.6,51.8,0.5 42.4,69.4,1 60,69.8 60.4,51.8,0.5'),
    outline('63.6,69.9,0.6 94.6,69.9,0.8 95,51.8,0.6 63.4,51.8,0.5'),
  ],
  topSeam: outline('97.7,72 97.8,50'),
  tailLamp: outline('178.4,47,0.5 183.4,47,0.5 183.4,36,0.5 178.4,36,0.5'),
  rearBumper: {
    material: 'black',
    outline: outline(`
    171,30.6,0.8 186.6,30.8,0.8 188.4,29.6,0.8 188.4,24.8,1 186,23,1 172.6,23.4,1
  `),
    highlight: outline('172,30 187,29.8'),
  },
  seats: [
    [50, 47.5],
    [82, 47.5],
  ],
  bed: {
    x0: 110.4,
    bottom: 23.4,
    bottomRear: 27,
    top: outline('110.4,49.8,0.8 150,50,20 181,50.2,1 183,49.4,0.6 183.4,30,1.4 182,27.6,1'),
  },
  moreCreases: [{ line: outline('111,47.6 181,47.8'), weight: 1.1 }],
  trim: [{ material: 'black', outline: outline('110.4,49.8,0.3 181,50.2 181,49 110.4,48.7') }],
});
