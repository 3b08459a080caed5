import { outline } from '../../geometry/outline.ts';
import { growPickup } from '../pickup-sketch.ts';
import { f150Sketch } from './ford-f150.ts';

/** F-150 SuperCrew, 2015: the later truck's cab behind a nose that leans and a lower hood. */
export const f1502015Sketch = {
  ...f150Sketch,
  reference: {
    wheelbaseIn: 145,
    lengthIn: 231.9,
    heightIn: 77.2,
    frontOverhangIn: 37.5,
    tireRadiusIn: 16.05,
  },
  paint: '#9c9a94',
  stockDesign: 'mesa' as const,
  nose: outline('-31.4,21.6 -35.2,27,1 -35.8,32.6,2 -34.6,43,3 -33,47.6,2'),
  hood: outline('-29.4,49.6,3 -8,52.2,22 18,54,5'),
  headlamp: outline(`
    -35.2,46.6,0.5 -25.2,47.8,0.8 -21.8,47.4,0.8 -23.4,43.8,0.8 -26.4,43.2,0.8 -26,39.4,0.8
    -35.4,38,0.5
  `),
  lampTop: [-22.6, 47.4] as const,
  extraLamps: [],
  tailLamp: outline(`
    182.2,56.2,0.5 189,56,0.6 189.4,47,0.8 188.8,39.4,0.6 182.6,39.6,0.6
  `),
  archFront: { halfWidth: 19.6, crown: 36.7, squareness: 2.35, blister: 6 },
  archRear: { halfWidth: 19.8, crown: 38.1, squareness: 2.35, blister: 6 },
  creases: [
    { line: outline('-20,44.4,4 0,45.6,16 60,46.2,20 117.6,48'), weight: 1.1 },
    { line: outline('119.5,48 184,49'), weight: 1.1 },
    { line: outline('24,30.2 50,27.4,16 90,27.6,16 117.6,31'), weight: 1.2 },
    { line: outline('120,56 186,56.6'), weight: 0.7, opacity: 0.5 },
  ],
  rearGlass: { topX: 102.4, rearX: 109.4, rearY: 60.4, footX: 108.4, topSoft: 3.6, rearSoft: 1.6 },
  frontBumper: { top: 30.4, bottom: 19, valance: 12.6 },
};

export const fordF1502015 = growPickup(f1502015Sketch);
