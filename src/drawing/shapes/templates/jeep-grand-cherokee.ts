import { outline } from '../../geometry/outline.ts';
import { growWagon } from '../wagon-sketch.ts';

/**
 * Grand Cherokee, 2011 to 2021: unibody wagon, long level hood behind a short upright face, raked
 * screen, belt that climbs to a small leaning quarter window, wheel openings cut as soft trapezoids.
 */
export const jeepGrandCherokee = growWagon({
  reference: {
    wheelbaseIn: 114.8,
    lengthIn: 189.8,
    heightIn: 69.3,
    frontOverhangIn: 35,
    tireRadiusIn: 15.25,
  },
  paint: '#5a3a34',
  stockDesign: 'tinaja',
  sill: 16.4,
  belt: 47.8,
  glassBase: { front: 46.8, rear: 49.2 },
  shoulder: { front: 41.4, rear: 43.6 },
  lowerCrease: 24.6,
  nose: outline('-29,19 -33.6,22.6,2 -34.4,28,3 -33.8,38,4 -32.2,42,2'),
  hood: outline('-27.6,43.8,4 -6,46,20 10,46.8,5'),
  screen: { foot: [17, 47.2], head: [48, 65.8], bulge: 0.9 },
  roof: outline('60,67.8,13 84,68.2,24 122,66.8,18'),
  roofRear: [145.4, 64.2],
  roofThickness: 2.9,
  doors: { front: 23.2, middle: 61.8, rear: 97.8 },
  headlamp: outline('-32,41.3,0.6 -24,43,0.8 -18.4,42.8,0.6 -20.6,39.2,0.8 -32.6,37.9,0.5'),
  grille: outline('-34.5,36.6 -34,40,1 -33,41.4,0.6 -32.2,41.4 -32.6,39 -33,36.6'),
  lampTop: [-19.4, 42.9],
  tailLamp: outline(`
    135.4,49.2,0.6 147.8,48.4,0.8 150.8,46,0.8 151.6,41.4,0.6 141,42.6,0.8
  `),
  archFront: {
    kind: 'trapezoid',
    halfWidth: 18.6,
    crown: 34.2,
    topShare: 0.68,
    cut: 7,
    knee: 5.4,
    blister: 5,
    flare: 1.6,
    flareMaterial: 'paint',
  },
  archRear: {
    kind: 'trapezoid',
    halfWidth: 18.8,
    crown: 34.8,
    topShare: 0.68,
    cut: 7,
    knee: 5.4,
    blister: 5,
    flare: 1.6,
    flareMaterial: 'paint',
  },
  frontBumper: { material: 'paint', flush: true, top: 36.2, bottom: 16.4, valance: 12.4 },
  mirror: { width: 8, height: 5.4 },
  creases: [
    { line: outline('-17,40.6,4 4,41.8,10 30,41.4,10 136,45.4'), weight: 1.4 },
    { line: outline('22,27 40,23.8,12 76,24,14 92,26.4'), weight: 1.1 },
    { line: outline('136,30.4 149,31'), weight: 0.7 },
  ],
  screenSoftness: 9,
  roofRearSoftness: 1,
  back: outline(
    '146.6,63.4,0.6 146.2,62.6,0.6 143.6,62.2,1 149.6,50.4,4 151.4,46,2 152.8,36,3 152.6,29,1 152,19.6,1',
  ),
  rearBottom: 19.4,
  rearGlassX: 93,
  rearGlassLean: 2.4,
  glass: [
    outline(`
      23.6,46.9,0.6 25.2,48.5,0.8 52.4,63.8,5,0.4 72,65.2,18 89,64.9,3 96.8,52.4,2.4
      94.8,49.2,1.4 61,47.6,12
    `),
    outline('101,64.2,3.4 122,63.4,10 132.6,61.8,1.6 138.4,53.4,1.6 120,50.4,8 101.6,50,2.6'),
  ],
  moreShutLines: [outline('142.6,61.6 138.6,60,2 143.2,50,3 140.6,47.4,2 141,28.6')],
  roofRail: outline(`
    60,67.8,0.4 63.6,69.1,1 88,69.3,16 118,68.2,1 124,66.5,0.4 121,66.6,0.4 116.6,67.4,0.8
    88,68.5,16 64.6,68.3,0.6
  `),
  rearBumperPart: {
    material: 'paint',
    outline: outline(`
      134.8,32.6,1 150,32.4,1 153.8,30.8,1.4 154.8,27,2 154.4,21,2 150.6,18,2 136.6,18.2,2
      134,21.6,1
    `),
    highlight: outline('136.4,31.8 153,30.6'),
  },
  cladding: [
    {
      material: 'black',
      outline: outline('20.8,18.6,1 94,18.6,1 92.4,15.4,1 22,15.4,1'),
    },
  ],
  brightGlassEdge: true,
});
