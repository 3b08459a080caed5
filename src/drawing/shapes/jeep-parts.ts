import { outline } from '../geometry/outline.ts';
import type { BodyPart, TrimPart } from './template.ts';

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

/** Door hinges, cowl vent and side marker. */
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
