import { outline } from '../../geometry/outline.ts';
import { growJeep } from '../jeep-sketch.ts';

/** Wrangler four-door, 2018. */
export const jeepWrangler4 = growJeep({
  reference: {
    wheelbaseIn: 118.4,
    lengthIn: 188.4,
    heightIn: 73.6,
    frontOverhangIn: 29.5,
    tireRadiusIn: 16.35,
  },
  paint: '#5c6b45',
  doors: 4,
  tubRearX: 146,
  sillRearX: 96.6,
  creaseRearX: 95,
  roofRear: outline('132,73.4,8 143,72.4,2.2'),
  tubRear: outline('144.4,70,1 146,50,0.6 146.6,47,1 146.4,27,1'),
  roofPanel: outline('38,69 41,70.6,1 98.6,71 98.8,50.2 150,50.2 150,73.6 38,73.6'),
  glass: [
    outline('29.6,51.8,0.5 42.4,69.4,1 60,69.8 60.4,51.8,0.5'),
    outline('63.6,69.9,0.6 94.6,69.9,0.8 95,51.8,0.6 63.4,51.8,0.5'),
    outline('101.6,69.6,1.6 137.4,69.2,1.8 140.4,53.2,1.8 101.6,53.2,1.6'),
  ],
  topSeam: outline('98.7,72 98.8,50'),
  tailLamp: outline('143,46,0.5 147,46,0.5 147,36.6,0.5 143,36.6,0.5'),
  rearBumper: {
    material: 'black',
    outline: outline('137,29,0.8 150.4,29,0.8 151.6,28,0.8 151.6,23.4,1 149,22,1 138,22.4,1'),
    highlight: outline('138,28.4 150.6,28.2'),
  },
  rearShutLine: outline('141.6,50 141.8,29'),
  seats: [
    [50, 47.5],
    [82, 47.5],
  ],
  spare: { y: 42.6, width: 11, radius: 16.35 },
});
