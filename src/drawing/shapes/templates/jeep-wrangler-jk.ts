import { outline } from '../../geometry/outline.ts';
import { JEEP_FRONT_2007 } from '../jeep-fronts.ts';
import { growJeep } from '../jeep-sketch.ts';

/** Wrangler two-door, 2007: upright screen, round-shouldered top, spare far behind the tailgate. */
export const jeepWranglerJk2 = growJeep({
  front: JEEP_FRONT_2007,
  reference: {
    wheelbaseIn: 95.4,
    lengthIn: 164.3,
    heightIn: 72.4,
    frontOverhangIn: 27.2,
    tireRadiusIn: 16.05,
  },
  paint: '#8a8d5a',
  doors: 2,
  tubRearX: 122.4,
  sillRearX: 74,
  creaseRearX: 72,
  roofRear: outline('110,73,6 118.8,71.4,4'),
  tubRear: outline('121.4,67,3 122.4,50,0.6 123,47,1 122.8,27,1'),
  roofPanel: outline('34,70 37,71.4,1 72.6,71.4 72.8,50.2 130,50.2 130,73.6 34,73.6'),
  glass: [
    outline('30.8,51.8,0.5 39.4,69.8,1 68.6,69.8,1.4 69,51.8,0.5'),
    outline('77.6,68.4,2.6 113.2,67.8,3 116.2,54.6,2.6 77.6,54.6,2.4'),
  ],
  topSeam: outline('72.7,72 72.8,50'),
  tailLamp: outline('118.8,47,0.5 123.6,47,0.5 123.6,37.6,0.5 118.8,37.6,0.5'),
  rearBumper: {
    material: 'black',
    outline: outline('110.4,30,0.8 123.6,30,0.8 125,29,0.8 125,23.4,1 122.4,22,1 111.4,22.4,1'),
    highlight: outline('111.4,29.4 124,29.2'),
  },
  rearShutLine: outline('117.8,50 118,29'),
  seats: [[52, 47.5]],
  spare: { y: 44.2, width: 11, radius: 16.05 },
});

/** Wrangler four-door, 2007. */
export const jeepWranglerJk4 = growJeep({
  front: JEEP_FRONT_2007,
  reference: {
    wheelbaseIn: 116,
    lengthIn: 184.4,
    heightIn: 72.3,
    frontOverhangIn: 27.2,
    tireRadiusIn: 16.05,
  },
  paint: '#a33a26',
  doors: 4,
  tubRearX: 143.2,
  sillRearX: 94.6,
  creaseRearX: 93,
  roofRear: outline('131,73,6 139.8,71.4,4'),
  tubRear: outline('142.2,67,3 143.2,50,0.6 143.8,47,1 143.6,27,1'),
  roofPanel: outline('34,70 37,71.4,1 98.6,71.4 98.8,50.2 150,50.2 150,73.6 34,73.6'),
  glass: [
    outline('30.8,51.8,0.5 39.4,69.8,1 60,70,1 60.4,51.8,0.5'),
    outline('63.6,70,1 93.6,69.8,2.4 94.6,51.8,0.6 63.4,51.8,0.5'),
    outline('102.6,68.4,2.6 134.2,67.8,3 137.2,54.6,2.6 102.6,54.6,2.4'),
  ],
  topSeam: outline('98.7,72 98.8,50'),
  tailLamp: outline('139.6,47,0.5 144.4,47,0.5 144.4,37.6,0.5 139.6,37.6,0.5'),
  rearBumper: {
    material: 'black',
    outline: outline('131.4,30,0.8 144.4,30,0.8 145.8,29,0.8 145.8,23.4,1 143.2,22,1 132.4,22.4,1'),
    highlight: outline('132.4,29.4 144.8,29.2'),
  },
  rearShutLine: outline('138.6,50 138.8,29'),
  seats: [
    [50, 47.5],
    [82, 47.5],
  ],
  spare: { y: 44.2, width: 11, radius: 16.05 },
});
