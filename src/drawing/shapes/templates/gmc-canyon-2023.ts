import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';
import { coloradoSketch } from './chevrolet-colorado.ts';

/** Canyon crew cab, 2023: taller blunt nose, hooked lamp, rounder flares in black. */
export const gmcCanyon2023 = growPickup({
  ...coloradoSketch,
  reference: { ...coloradoSketch.reference, heightIn: 72.6 },
  paint: '#586048',
  stockDesign: 'ocotillo',
  stockFinish: 'satin-black',
  nose: outline('-29,22 -32.8,26.6,1 -33.6,31,2 -33.6,44.4,2 -32.8,48.4,1.4'),
  hood: outline('-30,49.9,2 -6,51.2,20 14,51.5,4'),
  screen: { foot: [21, 51.8], head: [47.8, 70.6] },
  roof: outline('58,72.2,9 84,72.6,16'),
  headlamp: outline(`
    -32.4,47.3,0.5 -22.4,48,0.7 -21.6,46.6,0.6 -25.8,45.8,0.8 -26.8,40,0.7 -23.4,39,0.5
    -23.8,38,0.5 -32.6,38.2,0.4
  `),
  lampTop: [-22.2, 47.8],
  extraLamps: [],
  tailLamp: outline(`
    167.4,53,0.5 173.6,52.6,0.5 174,45,0.5 173.7,39.4,0.5 168,39.6,0.5 169.4,42,0.6
    169.2,50.4,0.6 167.6,51,0.5
  `),
  archFront: { ...coloradoSketch.archFront, squareness: 2.75, flare: 1.9 },
  archRear: { ...coloradoSketch.archRear, squareness: 2.75, flare: 1.9 },
  frontBumper: { material: 'black', top: 31, bottom: 21, valance: 16 },
  creases: [
    { line: outline('-20,46,4 4,47,10 107,47.2'), weight: 1.2 },
    { line: outline('109,47.2 169,48'), weight: 1.2 },
    { line: outline('26,29.4 66,27.6,16 107,29.6'), weight: 1.1 },
  ],
  beltKick: 3,
});
