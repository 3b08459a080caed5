import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';
import { raiseSketch } from '../raise-sketch.ts';
import { silverado2019Sketch } from './chevrolet-silverado.ts';

/**
 * Silverado 2500HD crew cab with the 6.75-ft bed, 2020: a level hood as high as the door tops, a
 * thin lamp above a wall of grille and bumper, a step cut into the bed side.
 */
export const silveradoHd2020Sketch: PickupSketch = {
  ...raiseSketch(silverado2019Sketch, 3.8),
  reference: {
    wheelbaseIn: 158.9,
    lengthIn: 250,
    heightIn: 79.8,
    frontOverhangIn: 40.3,
    tireRadiusIn: 16.6,
  },
  paint: '#2f3337',
  stockDesign: 'kiva',
  sill: 20.8,
  lowerCrease: 29.6,
  nose: outline('-35,24 -38.2,29,1 -38.8,36,2 -38.6,51,2 -37.6,55,1.4'),
  hood: outline('-34.4,57,2 -26,58.8,6 2,59,10 14,57.8,4'),
  screen: { foot: [22, 57.6], head: [49.8, 77.6] },
  roof: outline('61,79.4,9 92,79.8,18'),
  headlamp: outline('-37.4,54.1,0.5 -27,55,1 -23.6,54.4,0.8 -26,51.4,0.8 -37.7,51.1,0.4'),
  lampTop: [-24.4, 54.8],
  extraLamps: [
    { kind: 'dark', outline: outline('-37.7,49.6,0.5 -30,50,0.8 -30.6,41,0.8 -37.8,40.6,0.5') },
    {
      kind: 'head',
      outline: outline('-37.2,48.8,0.4 -31.4,49,0.5 -31.8,45.4,0.4 -37.2,45,0.3'),
    },
  ],
  tailLamp: outline(`
    199.8,60,0.5 203.1,59.8,0.6 203.6,50,0.6 203.4,41,0.6 200.4,41.6,0.8 199.4,51,1
  `),
  archFront: { ...silverado2019Sketch.archFront, halfWidth: 21, crown: 40 },
  archRear: { ...silverado2019Sketch.archRear, halfWidth: 21.4, crown: 41.4 },
  frontBumper: { top: 36.6, bottom: 21, valance: 14.4 },
  mirror: { width: 11, height: 12.4, y: 59, split: true },
  creases: [
    { line: outline('-19,51.2,4 10,51.4,10 44,50,10 72,47.8'), weight: 1.4 },
    { line: outline('118,51.4,5 160,52.2,20 198,51'), weight: 1.5 },
    { line: outline('26,32 60,29.4,20 92,31,20 116,36'), weight: 1.2 },
    { line: outline('-31,56.6,4 -22,57.2,6 14,57'), weight: 0.9, opacity: 0.8 },
  ],
  tailgateX: 203.6,
  rearBumper: { top: 34, bottom: 24.2, step: true },
  trim: [
    { fill: '#151211', outline: outline('121,25.6,1 131.4,25.6,1 130.4,22.2,1 121,22.2,0.6') },
    { fill: '#191615', outline: outline('-20,57.6,0.8 -9,58,0.8 -6,57,0.6 -19,56.6,0.6') },
  ],
};

export const chevroletSilveradoHd2020 = growPickup(silveradoHd2020Sketch);
