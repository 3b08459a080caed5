import { outline } from '../geometry/outline.ts';
import type { BodyPart, TrimPart } from './template.ts';

/** A flat-topped slab standing proud of the side of the hood. */
export const JEEP_FENDER: BodyPart = {
  material: 'black',
  outline: outline(`
    -22.8,34.2,0.8 -22.6,38.6,2 -19.4,42.2,2.6 -14,42.8,2.4 15.6,42.6,4 19.4,40.6,3.4 25.6,26,1
    22.6,25.4,0.8 16,37.2,3.4 12.6,39.2,2 -14,39.2,3 -17.6,38.8,2 -19.4,36.6,1.4 -19.6,33.8,0.6
  `),
  highlight: outline('-22,38.2,1.6 -19,41.6,2.2 -14,42.3,2.4 15.4,42.2,3.6 19,40.2,2'),
  highlightOpacity: 0.6,
};

export const JEEP_FRONT_BUMPER: BodyPart = {
  material: 'black',
  outline: outline('-19,29.2,0.6 -28,29.4,0.8 -29.5,28,1 -29.5,23.4,1 -27.6,21.6,1 -19.6,21.8,1.6'),
  highlight: outline('-28.8,28.6,0.6 -20,28.4'),
};

export const JEEP_SCREEN = outline('24.6,51.2 26,51.2 39.4,69.6,0.6 38.4,70');

export function jeepSillGuard(rearX: number): BodyPart {
  return {
    material: 'black',
    outline: [
      [23.4, 24.2, 0.5],
      [rearX, 24.2, 0.5],
      [rearX - 1, 20.4, 1],
      [24.4, 20.4, 1],
    ],
    highlight: [
      [24, 23.7],
      [rearX - 1, 23.7],
    ],
  };
}

/** Door hinges, cowl vent, side marker and the fender's inner panel. */
export function jeepTrim(doors: 2 | 4): TrimPart[] {
  const hingeX = doors === 4 ? [28.4, 63] : [28.4];
  return [
    ...hingeX.flatMap((x) => [hinge(x, 45), hinge(x, 34)]),
    {
      fill: '#2d2826',
      outline: outline('-15.8,46.4,0.5 -12.4,46.8,0.5 -12.4,44.4,0.5 -15.4,44.2,0.5'),
    },
    {
      fill: '#d8842a',
      stroke: 0.6,
      outline: outline('-21.6,39.8,0.5 -20,41,0.6 -18.6,40.2,0.5 -21.2,38,0.4'),
    },
    { fill: '#1b1816', outline: outline('18.6,40.2,0.4 22.6,40.4,0.4 22.2,36.4,0.4 20,36.2,0.4') },
  ];
}

function hinge(x: number, y: number): TrimPart {
  return {
    fill: '#2d2826',
    stroke: 0.6,
    outline: [
      [x - 3.4, y, 0.4],
      [x + 3, y + 0.3, 0.4],
      [x + 3, y - 1.7, 0.4],
      [x - 3.4, y - 1.4, 0.4],
    ],
  };
}
