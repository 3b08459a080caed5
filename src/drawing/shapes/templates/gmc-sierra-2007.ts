import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';
import { silverado2007Sketch } from './chevrolet-silverado-2007.ts';

/** Sierra 1500 crew cab, 2007 to 2013: the same cab behind an upright face and plain round openings. */
export const gmcSierra2007 = growPickup({
  ...silverado2007Sketch,
  paint: '#6a2620',
  stockDesign: 'ocotillo',
  nose: outline('-34,21 -37.6,26.5,1 -38,32,3 -37.7,42,3 -36.6,45.8,2.2'),
  hood: outline('-32.4,47.6,3 -8,50,22 12,50.7,5'),
  headlamp: outline('-36.4,45,0.8 -26.4,46.4,1 -24.4,45.4,1 -26,38.2,1.6 -36.6,37.3,0.8'),
  lampTop: [-25.4, 46.2],
  extraLamps: [
    {
      kind: 'amber',
      outline: outline('-27.6,44.8,0.4 -25.4,44.6,0.4 -26.6,39.4,0.4 -28.6,39.2,0.4'),
    },
  ],
  tailLamp: outline(`
    180.6,53.2,0.8 184.9,53,0.8 185.6,46,0.8 185.3,39.6,0.8 181.2,39.8,0.8
  `),
  archFront: { halfWidth: 19.6, crown: 36.4, squareness: 2.15, blister: 6 },
  archRear: { halfWidth: 20, crown: 37.4, squareness: 2.15, blister: 6 },
  frontBumper: { material: 'paint', top: 31.4, bottom: 18.6, valance: 12.4 },
  mirror: { width: 9.4, height: 6.6, material: 'black' },
  trim: [
    {
      material: 'paint',
      outline: outline('23.6,33,0.4 110,33.2 110,30.4 24.4,30.2,0.6'),
      highlight: outline('25,32.3 109.6,32.5'),
    },
    {
      material: 'paint',
      outline: outline('112.2,33.2 122,33.2,0.6 121.4,30.4,0.6 112.2,30.4'),
      highlight: outline('112.4,32.5 121.6,32.5'),
    },
  ],
  handleFinish: 'black',
});
