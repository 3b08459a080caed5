import { type Outline, outline } from '../geometry/outline.ts';
import type { BodyPart, TrimPart } from './template.ts';

/** What tells one generation of the separate-fender body from the next: hood, screen and fenders. */
export interface JeepFront {
  /** From the lower edge of the grille over the hood and up the screen to the roof. */
  tub: Outline;
  fender: BodyPart;
  windshield: Outline;
  /** The line of the front door's frame. */
  doorTop: Outline;
  hoodPlane: Outline;
  trim: TrimPart[];
}

/** 2018: a hood that falls to the grille, a laid-back screen, flat slabs, a vent behind the wheel. */
export const JEEP_FRONT_2018: JeepFront = {
  tub: outline(`
    -15.6,26.4 -17.6,28,0.6 -18.2,38,2 -17,46.4,1 -13.6,47.8,2.4 4,48.9,16 17,49.6,3 22.4,50,1
    38.4,71,1.6,0.15 41,72.6,1.4
  `),
  fender: {
    material: 'black',
    outline: outline(`
      -22.8,34.2,0.8 -22.6,38.6,2 -19.4,42.2,2.6 -14,42.8,2.4 15.6,42.6,4 19.4,40.6,3.4 25.6,26,1
      22.6,25.4,0.8 16,37.2,3.4 12.6,39.2,2 -14,39.2,3 -17.6,38.8,2 -19.4,36.6,1.4 -19.6,33.8,0.6
    `),
    highlight: outline('-22,38.2,1.6 -19,41.6,2.2 -14,42.3,2.4 15.4,42.2,3.6 19,40.2,2'),
    highlightOpacity: 0.6,
  },
  windshield: outline('24.6,51.2 26,51.2 39.4,69.6,0.6 38.4,70'),
  doorTop: outline('29,51,0.6 41.6,71.6,1.6 95,72.4'),
  hoodPlane: outline('-19,46.6 -13.6,48.4,2.4 4,49.5,16 23,50.6 24,48.6 4,46.8,16 -14,45.2'),
  trim: [
    { fill: '#1b1816', outline: outline('18.6,40.2,0.4 22.6,40.4,0.4 22.2,36.4,0.4 20,36.2,0.4') },
  ],
};

/** 2007: a level hood, an upright screen, fenders that stand high and turn down in a curve. */
export const JEEP_FRONT_2007: JeepFront = {
  tub: outline(`
    -15.6,26.4 -17.4,28,0.6 -17.6,38,2 -17.2,48,0.8 -14.6,49.4,1.6 4,49.8,16 20,50,3 25,50.2,0.8
    36.2,71.6,1.2,0.1 38.6,72.8,1
  `),
  fender: {
    material: 'black',
    outline: outline(`
      -23.4,36.4,0.8 -22,40.8,3 -17,43.8,3.4 -10,44.4,4 12,44.2,5 19,41.4,5 25.8,26,1 22.6,25.4,0.8
      16,38,5 11,40.6,4 -10,40.8,3 -16,39.8,3 -19.6,36.2,0.8
    `),
    highlight: outline('-22.4,39.4,2 -17,43.2,3 -10,43.9,3 12,43.7,4 18.6,41,2'),
    highlightOpacity: 0.6,
  },
  windshield: outline('27,51.4 28.2,51.4 37.4,70.4,0.6 36.4,70.8'),
  doorTop: outline('30,51,0.6 38.8,71.8,1.2 95,72.4'),
  hoodPlane: outline('-18.4,48.4 -14.6,50,1.6 4,50.4,16 24,50.8 25,48.8 4,48.4,16 -14,47.2'),
  trim: [],
};
