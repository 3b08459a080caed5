import { outline } from '../../geometry/outline.ts';
import { growJeep } from '../jeep-sketch.ts';

/** Wrangler two-door, 2018. */
export const jeepWrangler2 = growJeep({
  reference: {
    wheelbaseIn: 96.8,
    lengthIn: 166.8,
    heightIn: 73.6,
    frontOverhangIn: 29.5,
    tireRadiusIn: 16.35,
  },
  paint: '#b4481c',
  doors: 2,
  tubRearX: 124.4,
  sillRearX: 75,
  creaseRearX: 73,
  roofRear: outline('110,73.4,8 121.4,72.4,2.2'),
  tubRear: outline('122.8,70,1 124.4,50,0.6 125,47,1 124.8,27,1'),
  roofPanel: outline('38,69 41,70.6,1 72.6,71 72.8,50.2 130,50.2 130,73.6 38,73.6'),
  glass: [
    outline('29.6,51.8,0.5 42.4,69.4,1 68.6,69.8,0.6 69,51.8,0.5'),
    outline('76.6,69.6,1.6 115.8,69.2,1.8 118.8,53.2,1.8 76.6,53.2,1.6'),
  ],
  topSeam: outline('72.7,72 72.8,50'),
  tailLamp: outline('121.4,46,0.5 125.4,46,0.5 125.4,36.6,0.5 121.4,36.6,0.5'),
  rearBumper: {
    material: 'black',
    outline: outline('115.4,29,0.8 128.8,29,0.8 130,28,0.8 130,23.4,1 127.4,22,1 116.4,22.4,1'),
    highlight: outline('116.4,28.4 129,28.2'),
  },
  rearShutLine: outline('120,50 120.2,29'),
  seats: [[52, 47.5]],
  spare: { y: 42.6, width: 11, radius: 16.35 },
});
