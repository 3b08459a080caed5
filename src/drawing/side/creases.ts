import { cyclicAt } from '../geometry/cyclic-at.ts';
import type { Outline } from '../geometry/outline.ts';
import type { Crease } from '../shapes/template.ts';
import { element, stroked } from '../svg/element.ts';
import { linearGradient } from '../svg/gradient.ts';
import { defineHorizontal } from '../svg/sheet.ts';
import { type SideScene, WARM_LIGHT } from './side-scene.ts';

const SHORTEST_PLANE_IN = 22;

/** Creases as changes of plane: a lit edge above, a fading shade below, tapered ends. */
export function creasesMarkup(scene: SideScene): string {
  defineCreaseShade(scene);
  const creases = scene.shape.detail.creases;
  return creases.map((crease, index) => creaseMarkup(scene, crease, `k${index}`)).join('');
}

function defineCreaseShade({ sheet }: SideScene): void {
  sheet.define(
    linearGradient(
      sheet.name('cd'),
      [0, 0, 0, 1],
      [
        [0, '#150d10', 0.3],
        [0.4, '#150d10', 0.12],
        [1, '#150d10', 0],
      ],
    ),
    linearGradient(
      sheet.name('cl'),
      [0, 1, 0, 0],
      [
        [0, '#fff1d8', 0.2],
        [0.5, '#fff1d8', 0.07],
        [1, '#fff1d8', 0],
      ],
    ),
  );
}

function creaseMarkup(scene: SideScene, crease: Crease, name: string): string {
  const { sheet } = scene;
  const { line, weight = 1, opacity = 1 } = crease;
  const from = cyclicAt(line, 0)[0];
  const to = cyclicAt(line, -1)[0];
  const isPlane = opacity * weight >= 0.9 && to - from > SHORTEST_PLANE_IN;
  defineHorizontal(sheet, name, {
    from,
    to,
    stops: [
      [0, WARM_LIGHT, 0.05],
      [0.14, WARM_LIGHT, 0.55],
      [0.8, WARM_LIGHT, 0.5],
      [1, WARM_LIGHT, 0],
    ],
  });
  const light = stroked(sheet.path(line, false), {
    colour: sheet.ref(name),
    width: 0.95 * sheet.detail,
    opacity: Math.min(1, 0.85 * opacity),
  });
  return (isPlane ? planesBeside(scene, line, weight) : '') + light;
}

function planesBeside({ sheet }: SideScene, line: Outline, weight: number): string {
  const ends = [cyclicAt(line, 0)[0], cyclicAt(line, -1)[0]];
  const offsetBy = (height: number): Outline =>
    line
      .toReversed()
      .map(([x, y, soft]) => [x, y + height * (ends.includes(x) ? 0.15 : 1), soft] as const);
  const plane = (height: number, fill: string) =>
    element('path', { d: sheet.path([...line, ...offsetBy(height)]), fill });
  return plane(-4.8 * weight, sheet.ref('cd')) + plane(2.2 * weight, sheet.ref('cl'));
}
