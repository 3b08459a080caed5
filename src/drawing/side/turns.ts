import type { DrawingLight, LightFrom } from '../light.ts';
import type { Stop } from '../svg/gradient.ts';
import { defineHorizontal } from '../svg/sheet.ts';
import { frontTipX, rearTipX, type SideScene } from './side-scene.ts';

const SHADE = '#1a0f14';
const WARM = '#fff1d8';

/** Front and rear turn away from the viewer; doors bow a little. Front to rear, left to right. */
export function defineTurns(scene: SideScene): void {
  const stops = turnsOf(scene.light, scene.vehicle.lengthIn);
  defineHorizontal(scene.sheet, 'fr', { from: frontTipX(scene), to: rearTipX(scene), stops });
}

function turnsOf({ from }: DrawingLight, lengthIn: number): Stop[] {
  if (from === null) return studioTurns(lengthIn);
  return from === 'right' ? mirrored(sunlitTurns('left', lengthIn)) : sunlitTurns(from, lengthIn);
}

function studioTurns(lengthIn: number): Stop[] {
  return [
    [0, SHADE, 0.42],
    [5 / lengthIn, SHADE, 0.1],
    [11 / lengthIn, '#fff', 0.06],
    [20 / lengthIn, '#fff', 0],
    [0.3, WARM, 0.06],
    [0.46, '#140c12', 0.07],
    [0.54, '#140c12', 0.02],
    [0.66, WARM, 0.06],
    [0.8, '#fff', 0],
    [0.93, SHADE, 0],
    [1, SHADE, 0.34],
  ];
}

/** From the side the near end glows and the far one is dark; from behind only the ends catch light. */
function sunlitTurns(from: Exclude<LightFrom, 'right'>, lengthIn: number): Stop[] {
  const corner = 5 / lengthIn;
  if (from === 'behind') {
    return [
      [0, WARM, 0.34],
      [corner, WARM, 0.04],
      [0.2, SHADE, 0.08],
      [0.5, SHADE, 0.14],
      [0.8, SHADE, 0.08],
      [1 - corner, WARM, 0.04],
      [1, WARM, 0.3],
    ];
  }
  return [
    [0, WARM, 0.3],
    [corner, WARM, 0.26],
    [0.16, WARM, 0.2],
    [0.34, WARM, 0.1],
    [0.5, WARM, 0],
    [0.68, SHADE, 0.1],
    [0.9, SHADE, 0.22],
    [1 - corner, SHADE, 0.34],
    [1, SHADE, 0.52],
  ];
}

function mirrored(stops: readonly Stop[]): Stop[] {
  return stops.toReversed().map(([offset, colour, opacity]) => [1 - offset, colour, opacity]);
}
