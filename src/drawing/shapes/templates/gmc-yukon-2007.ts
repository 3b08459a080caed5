import { outline } from '../../geometry/outline.ts';
import { growWagon } from '../wagon-sketch.ts';
import { tahoe2007Sketch } from './chevrolet-tahoe-2007.ts';

/** Yukon, 2007 to 2014: the Tahoe's body behind an upright face with a squared lamp and bright trim. */
export const gmcYukon2007 = growWagon({
  ...tahoe2007Sketch,
  reference: { ...tahoe2007Sketch.reference, heightIn: 77 },
  paint: '#3c4652',
  stockDesign: 'ocotillo',
  nose: outline('-33,20 -37,25.4,1.4 -37.8,31,3 -37.2,42,4 -35.4,46.8,2.4'),
  hood: outline('-31,48.8,4 -8,50.6,20 11,51,5'),
  headlamp: outline('-35.5,45.8,0.8 -25.6,47.6,1 -23.6,46.4,1 -25.2,39.4,1.6 -36.6,38.7,0.8'),
  grille: outline('-38.5,35.4 -38.2,42,2 -36.4,45.8,0.8 -35.6,45.8 -36.6,41.6 -36.8,35.4'),
  lampTop: [-24.6, 47.4],
  tailLamp: outline('151.6,53,0.8 157.8,52.8,1 159.8,48,1 160.2,41.4,1 152.2,41.6,1'),
  archFront: { halfWidth: 19.6, crown: 36.2, squareness: 2.75, blister: 5, flare: 1 },
  archRear: { halfWidth: 19.6, crown: 36.4, squareness: 2.75, blister: 5, flare: 1 },
  frontBumper: { material: 'paint', flush: true, top: 35, bottom: 17.6, valance: 12.4 },
  glass: [
    outline(`
      25.6,50.8,0.8 27.2,52.6,1 53.4,70.2,5,0.3 78,71.4,18 97.2,71.2,2 99,53,1.4 66,51.4,12
    `),
    outline('103.8,71,1.4 132,70.6,10 147.2,69.6,1.6 151.4,53.8,1.4 104.8,52.6,1'),
  ],
  moreShutLines: [outline('153,70.6 152,68.4,2 153.2,54,3 150.4,52.4,2 150.4,31')],
  brightGlassEdge: true,
  handleFinish: 'chrome',
});
