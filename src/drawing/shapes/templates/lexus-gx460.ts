import { outline } from '../../geometry/outline.ts';
import { growWagon } from '../wagon-sketch.ts';

/** GX 460, 2014: an upright tail, one long level run of side glass, round fenders, rails on top. */
export const lexusGx460 = growWagon({
  reference: {
    wheelbaseIn: 109.8,
    lengthIn: 192.1,
    heightIn: 74,
    frontOverhangIn: 37.4,
    tireRadiusIn: 15.25,
  },
  paint: '#d8d3c8',
  stockDesign: 'tinaja',
  stockFinish: 'machined',
  sill: 17.6,
  belt: 50.6,
  glassBase: { front: 50.2, rear: 52 },
  shoulder: { front: 43, rear: 44.6 },
  lowerCrease: 25.4,
  nose: outline('-30.4,20 -35.2,25,1 -36,31,3 -35.4,41,4 -32.4,46.2,4'),
  hood: outline('-27,48.6,6 -6,50.6,20 9,51.2,5'),
  screen: { foot: [15.4, 51.4], head: [42.4, 69], bulge: 0.8 },
  roof: outline('56,72,13 92,72.6,24 124,71.8,14'),
  roofRear: [143.4, 69.6],
  roofRearSoftness: 4,
  roofThickness: 3.6,
  doors: { front: 22, middle: 58.8, rear: 95.4 },
  headlamp: outline(
    '-34.8,43.8,0.6 -27,46.2,1.4 -18.8,47,0.6 -23.4,42.6,1.6 -30,39.8,1 -35.4,40,0.6',
  ),
  lampTop: [-19.8, 46.8],
  extraLamps: [
    {
      kind: 'dark',
      outline: outline('-35.4,39,0.4 -33.2,39.2,0.4 -32.4,33,1 -33.6,26,0.6 -35.8,26,0.4'),
    },
  ],
  tailLamp: outline(
    '144,51.4,0.8 149,50.6,0.8 150.2,46,1 150.2,38.2,0.8 146.4,38.8,1.2 144.8,45,1.6',
  ),
  archFront: { halfWidth: 18.8, crown: 34.8, squareness: 2.15, blister: 9 },
  archRear: { halfWidth: 18.8, crown: 35, squareness: 2.15, blister: 8 },
  frontBumper: { material: 'paint', top: 28, bottom: 16.8, valance: 12 },
  mirror: { width: 8.4, height: 6 },
  creases: [
    { line: outline('-18,43,4 4,44.6,14 40,43.6,20 100,44.6,16 146,45.8'), weight: 1.2 },
    { line: outline('22,26.4 50,24.6,20 88,26.4'), weight: 1 },
  ],
  back: outline('146.6,66,2 149.4,54,3 150.4,49,2 150.8,38,2 150,31,1'),
  rearBottom: 20.4,
  rearGlassX: 90,
  rearGlassLean: 0.4,
  glass: [
    outline(`
      21.2,50.2,0.6 24,52,0.8 46.2,66.6,5,0.3 68,69.2,18 91.6,69.1,0.8 92.2,51.8,0.8 56,50.8,14
    `),
    outline('95.2,69,0.8 122,68.3,10 138.6,66.6,3 140.4,60,2 138,53.4,1.6 96.4,51.9,0.8'),
  ],
  morePillars: [outline('124.4,50 126.6,50 126,72 124,72')],
  moreShutLines: [outline('143.6,68 142.6,62,3 144.2,52,2 144.4,31')],
  roofRail: outline(`
    52,70.6,0.6 58,73.2,1.6 92,74,20 122,73.4,2 130.6,71,0.6 127.6,71,0.6 120.6,72.4,1.6
    92,73,20 60,72.4,2 55.6,71.2,0.6
  `),
  rearBumperPart: {
    material: 'paint',
    outline: outline(`
      131,29.4,1 149,29.8,1 154,28.4,1.2 154.7,26,1 154.7,22.4,1.4 151,19.6,2 134,19.8,2 129.8,23,1
    `),
    highlight: outline('133,28.8 153,28.2'),
  },
  trim: [
    {
      material: 'chrome',
      outline: outline('24,21.8,0.4 88,21.8,0.4 87.6,20.4,0.4 24.4,20.4,0.4'),
    },
  ],
  handleFinish: 'chrome',
  step: 'board',
  brightGlassEdge: true,
});
