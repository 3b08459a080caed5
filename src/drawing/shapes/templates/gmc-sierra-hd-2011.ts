import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';
import { silveradoHd2011Sketch } from './chevrolet-silverado-hd-2011.ts';

/** Sierra 2500HD crew cab, 2015 to 2019 body: lower dome, leaning lamp corner, softer openings. */
export const gmcSierraHd2011 = growPickup({
  ...silveradoHd2011Sketch,
  paint: '#d5d0c4',
  stockDesign: 'tinaja',
  nose: outline('-33.6,23 -36.8,28,1 -37.4,34,2 -36.4,44.6,5 -33.4,50,2.6'),
  hood: outline('-28.8,52.2,4 -12,54.8,20 12,55.7,4'),
  headlamp: outline(`
    -33.9,49.5,0.5 -25.4,51.3,0.8 -20.6,50.8,0.6 -23.4,46.6,0.8 -26,42.2,1 -36.1,42,0.5
  `),
  lampTop: [-21.6, 50.9],
  extraLamps: [],
  tailLamp: outline(`
    187.6,57.4,0.6 194.2,57.2,0.6 194.6,49.6,0.6 194.4,44.4,0.5 190,44.6,0.8 188.6,49.6,0.8
  `),
  archFront: { ...silveradoHd2011Sketch.archFront, kind: 'round', squareness: 2.7, flare: 1.4 },
  archRear: { ...silveradoHd2011Sketch.archRear, kind: 'round', squareness: 2.7, flare: 1.4 },
  creases: [
    { line: outline('-19,50.2,3 10,51.2,10 110.4,50'), weight: 1.2 },
    { line: outline('112,50 188,50.6'), weight: 1.2 },
    { line: outline('24,32,4 34,29.6,6 60,29.2,20 110.4,31.6'), weight: 1.1 },
    { line: outline('28,53.4 110.4,54.2'), weight: 0.5, opacity: 0.6 },
  ],
  brightGlassEdge: true,
  handleFinish: 'chrome',
});
