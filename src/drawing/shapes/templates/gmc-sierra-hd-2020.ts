import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';
import { silveradoHd2020Sketch } from './chevrolet-silverado-hd-2020.ts';

/** Sierra 2500HD crew cab, 2020: one hooked lamp in a blunt corner, rounder openings, calm sides. */
export const gmcSierraHd2020 = growPickup({
  ...silveradoHd2020Sketch,
  paint: '#6b2a23',
  stockDesign: 'tinaja',
  nose: outline('-35,24 -38.2,29,1 -38.8,36,2 -37.8,48.4,5 -35.2,54.6,2.6'),
  hood: outline('-31,56.6,4 -8,58.5,20 14,58,4'),
  headlamp: outline(`
    -35.6,53.5,0.5 -25.6,54.8,0.8 -24.8,53,0.6 -30,52,0.8 -31.2,44.4,0.8 -27.2,43.2,0.6
    -27.8,42,0.6 -37.6,42,0.5
  `),
  lampTop: [-25.4, 54.6],
  extraLamps: [],
  tailLamp: outline(`
    196.4,59.8,0.5 203.1,59.6,0.6 203.6,51,0.6 203.5,45.4,0.5 197.2,45.6,0.6 198.8,48,0.6
    198.6,56.8,0.6 196.6,57.4,0.5
  `),
  archFront: { ...silveradoHd2020Sketch.archFront, squareness: 2.5, flare: 1.4, blister: 5 },
  archRear: { ...silveradoHd2020Sketch.archRear, squareness: 2.5, flare: 1.4, blister: 5 },
  creases: [
    { line: outline('-20,51.8,4 6,53,10 116.4,53.4'), weight: 1.2 },
    { line: outline('118,53.4 198,54.2'), weight: 1.2 },
    { line: outline('24,29.8 60,29,20 116,30.2'), weight: 1.1 },
    { line: outline('184,34 202,35.2'), weight: 0.8 },
  ],
  trim: [
    { fill: '#151211', outline: outline('121,25.6,1 131.4,25.6,1 130.4,22.2,1 121,22.2,0.6') },
    { material: 'chrome', outline: outline('-14,50.6,0.5 8,51.2,0.5 8,49.4,0.5 -14,48.8,0.5') },
  ],
  brightGlassEdge: true,
  handleFinish: 'chrome',
});
