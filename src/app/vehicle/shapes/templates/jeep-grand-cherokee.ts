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
  nose: outline('-28.6,19 -33.2,23.6,1.6 -34,28,3 -33.2,38,4 -31.4,41.4,2'),
  hood: outline('-27,43.2,4 -6,45.6,20 8,46.4,5'),
  screen: { foot: [14.4, 46.8], head: [46.8, 65.6], bulge: 0.9 },
  roof: outline('60,67.8,13 84,68.2,24 122,66.8,18'),
  roofRear: [145.4, 64.2],
  roofThickness: 2.9,
  doors: { front: 20.4, middle: 60.6, rear: 97.4 },
  headlamp: outline('-32.8,40.6,0.6 -24,42.4,0.8 -18.6,42,0.6 -20.6,38.6,0.8 -33.2,37.4,0.5'),
  lampTop: [-19.6, 42.2],
  tailLamp: outline(`
    134.6,49.2,0.6 146.8,48.4,0.8 149.8,46,0.8 150.4,41.4,0.6 140,42.6,0.8
  `),
  archFront: {
    kind: 'trapezoid',
    halfWidth: 18.6,
    crown: 34.2,
    topShare: 0.68,
    cut: 6.5,
    blister: 5,
    flare: 1.6,
    flareMaterial: 'paint',
  },
  archRear: {
    kind: 'trapezoid',
    halfWidth: 18.8,
    crown: 34.8,
    topShare: 0.68,
    cut: 6.5,
    blister: 5,
    flare: 1.6,
    flareMaterial: 'paint',
  },
  frontBumper: { material: 'paint', top: 28.4, bottom: 16.4, valance: 11.6 },
  mirror: { width: 8, height: 5.4 },
  creases: [
    { line: outline('-17,40.6,4 4,41.8,10 30,41.4,10 136,45.4'), weight: 1.4 },
    { line: outline('22,27 40,23.8,12 76,24,14 92,26.4'), weight: 1.1 },
    { line: outline('136,30.4 149,31'), weight: 0.7 },
  ],
  screenSoftness: 9,
  roofRearSoftness: 1,
  back: outline(
    '147.6,63,0.8 147.2,62,0.8 143.6,61.8,1.2 148.6,50.4,4 150.2,46,2 151,36,2 150,29,1',
  ),
  rearBottom: 19.4,
  rearGlassX: 93,
  rearGlassLean: 2.4,
  glass: [
    outline(`
      21.4,46.8,0.6 23,48.4,0.8 50.6,63.6,5,0.4 70,65.2,18 88.6,64.9,3 96.4,52.4,2.4
      94.4,49.2,1.4 60,47.6,12
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
      134.6,30,1 149,30,1 153.6,28.4,1.4 154.8,25.6,1 154.8,21,1.6 150.6,18.2,2 136.6,18.2,2
      133.6,21.6,1
    `),
    highlight: outline('136,29.2 152.4,28.6'),
  },
  cladding: [
    {
      material: 'black',
      outline: outline('20.4,20.4,1 93.4,20.4,1 92,16.2,1 21.4,16.2,1'),
    },
  ],
  brightGlassEdge: true,
});
