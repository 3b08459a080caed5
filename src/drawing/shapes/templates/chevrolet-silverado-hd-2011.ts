import { outline } from '../../geometry/outline.ts';
import { growPickup, type PickupSketch } from '../pickup-sketch.ts';
import { raiseSketch } from '../raise-sketch.ts';
import { silverado2014Sketch } from './chevrolet-silverado-2014.ts';

/**
 * Silverado 2500HD crew cab with the 6.5-ft bed, 2015 to 2019 body: the light truck's cab on a
 * taller frame, a domed hood over a deep bumper, tow mirrors.
 */
export const silveradoHd2011Sketch: PickupSketch = {
  ...raiseSketch(silverado2014Sketch, 3.6),
  reference: {
    wheelbaseIn: 153.7,
    lengthIn: 239.2,
    heightIn: 78.2,
    frontOverhangIn: 39.1,
    tireRadiusIn: 16.3,
  },
  paint: '#7a2a22',
  stockDesign: 'mesa',
  sill: 20.4,
  lowerCrease: 29.4,
  nose: outline('-34,23 -37,28,1 -37.4,34,2 -37.2,47,2 -36.2,51.4,1.4'),
  hood: outline('-33.4,53.2,2 -20,56.2,6 4,57,14 13,56.2,4'),
  screen: { foot: [20.4, 55.8], head: [47.4, 75.8] },
  roof: outline('56,77.5,8 90,78.2,18'),
  headlamp: outline('-36,50.4,0.4 -25,51.6,0.8 -24,50.2,0.6 -25,42.4,0.8 -36.2,41.6,0.4'),
  lampTop: [-25, 51.4],
  extraLamps: [{ kind: 'dark', outline: outline('-36.2,45 -24.8,45.6 -25,44.4 -36.2,43.8') }],
  tailLamp: outline(`
    189.4,57.6,0.5 194.2,57.4,0.6 194.6,49,0.6 194.4,40.4,0.5 190.2,40.6,0.6 189.4,48,0.6
  `),
  archFront: { ...silverado2014Sketch.archFront, halfWidth: 20.8, crown: 39.2 },
  archRear: { ...silverado2014Sketch.archRear, halfWidth: 21.2, crown: 40.2 },
  frontBumper: { top: 34.2, bottom: 20.6, valance: 14 },
  mirror: { width: 11, height: 11.6, y: 57, split: true },
  creases: [
    { line: outline('-22,49.8,3 0,50.8,10 110.4,51.4'), weight: 1.6 },
    { line: outline('112,51.4 190,52'), weight: 1.6 },
    { line: outline('24,30 60,29.2,20 110.4,30.2'), weight: 1.4 },
    { line: outline('178,33.4 193,34'), weight: 0.8 },
    { line: outline('-30,53.4,4 -18,54.6,6 12,55.2'), weight: 0.9, opacity: 0.8 },
  ],
  tailgateX: 194.4,
  rearBumper: { top: 33.4, bottom: 23.6, step: true },
  step: 'board',
};

export const chevroletSilveradoHd2011 = growPickup(silveradoHd2011Sketch);
