import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';
import { silverado2019Sketch } from './chevrolet-silverado.ts';

/** Sierra 1500 crew cab, 2019: a taller, blunter nose with one hooked lamp, and calm slab sides. */
export const gmcSierra2019 = growPickup({
  ...silverado2019Sketch,
  reference: { ...silverado2019Sketch.reference, heightIn: 75.5 },
  paint: '#51565b',
  stockDesign: 'tinaja',
  nose: outline('-31,21 -35,26,1 -35.7,32,2 -35.7,46,2 -35,50.6,1.4'),
  hood: outline('-32,52.2,2.2 -8,53.4,22 14,53.8,4'),
  screen: { foot: [22, 54], head: [49.8, 73.5] },
  headlamp: outline(`
    -34.6,49.5,0.5 -23.2,50.2,0.8 -22.4,48.6,0.6 -27.4,47.6,0.8 -28.6,40,0.8 -24.6,38.8,0.6
    -25.2,37.6,0.6 -34.8,37.8,0.5
  `),
  lampTop: [-23, 50],
  extraLamps: [],
  tailLamp: outline(`
    182.4,56,0.5 189.3,55.8,0.6 189.8,47,0.6 189.7,41.4,0.5 183.4,41.6,0.6 184.8,44,0.6
    184.6,53,0.6 182.6,53.6,0.5
  `),
  archFront: { ...silverado2019Sketch.archFront, squareness: 2.9, flare: 1.4, blister: 5 },
  archRear: { ...silverado2019Sketch.archRear, squareness: 2.9, flare: 1.4, blister: 5 },
  frontBumper: { material: 'paint', top: 30.4, bottom: 18.6, valance: 13.2 },
  creases: [
    { line: outline('-20,48.2,4 6,49.2,10 116.4,49.6'), weight: 1.2 },
    { line: outline('118,49.6 184,50.4'), weight: 1.2 },
    { line: outline('24,27.2 60,26.4,20 116,27.6'), weight: 1.1 },
    { line: outline('172,31 188,32.4'), weight: 0.8 },
  ],
  brightGlassEdge: true,
  handleFinish: 'chrome',
});
