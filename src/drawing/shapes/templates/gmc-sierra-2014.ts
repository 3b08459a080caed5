import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';
import { silverado2014Sketch } from './chevrolet-silverado-2014.ts';

/** Sierra 1500 crew cab, 2014 to 2018: one deep lamp in a leaning corner, softer openings, bright trim. */
export const gmcSierra2014 = growPickup({
  ...silverado2014Sketch,
  paint: '#23303f',
  stockDesign: 'tinaja',
  stockFinish: 'machined',
  nose: outline('-33.6,21 -37,26,1 -37.8,31,2 -36.8,41,5 -33.6,46.6,2.6'),
  hood: outline('-29,48.9,4 -10,51.4,20 12,51.9,4'),
  headlamp: outline(`
    -34.2,46.2,0.5 -25.4,47.9,0.8 -21,47.4,0.6 -23.6,43,0.8 -26,38.6,1 -36.3,38.4,0.5
  `),
  lampTop: [-22, 47.5],
  extraLamps: [],
  tailLamp: outline(`
    178.4,53.8,0.6 185,53.6,0.6 185.4,46,0.6 185.2,41,0.5 180.8,41.2,0.8 179.4,46,0.8
  `),
  archFront: { ...silverado2014Sketch.archFront, kind: 'round', squareness: 2.8, flare: 1.4 },
  archRear: { ...silverado2014Sketch.archRear, kind: 'round', squareness: 2.8, flare: 1.4 },
  frontBumper: { material: 'paint', top: 30.8, bottom: 18.4, valance: 12.6 },
  creases: [
    { line: outline('-19,46.8,3 10,47.6,10 110.4,46.4'), weight: 1.2 },
    { line: outline('112,46.4 180,47'), weight: 1.2 },
    { line: outline('24,29.4,4 34,27,6 60,26.6,20 110.4,29'), weight: 1.1 },
    { line: outline('28,49.8 110.4,50.6'), weight: 0.5, opacity: 0.6 },
  ],
  step: 'board',
  brightGlassEdge: true,
  handleFinish: 'chrome',
});
