import { clamp } from '../geometry/numbers.ts';
import { element } from '../svg/element.ts';
import type { Stop } from '../svg/gradient.ts';
import { defineVertical } from '../svg/sheet.ts';
import type { FrontScene } from './front-scene.ts';

const DEEPEST = 0.7;
const SHADELESS_GAP_IN = 22;

/** The body's shadow on the tires: none on the part past the fender, and less when the body is higher. */
export function tireShade(scene: FrontScene): string {
  const { sheet, stance, size } = scene;
  const gap = size.crownY + stance.riseIn - stance.radiusIn * 2;
  const depth = DEEPEST * clamp(1 - gap / SHADELESS_GAP_IN, 0, 1);
  const stops: Stop[] = [
    [0, '#000', depth],
    [0.5, '#000', depth * 0.4],
    [1, '#000', 0],
  ];
  defineVertical(sheet, 'ts', { from: stance.radiusIn * 2, to: stance.radiusIn * 0.9, stops });
  const inner = stance.trackIn / 2 - stance.sectionIn / 2;
  const outer = Math.min(size.halfWidth, stance.trackIn / 2 + stance.sectionIn / 2);
  return [-1, 1].map((side) => shadeOf(scene, { side, inner, outer })).join('');
}

function shadeOf(
  { sheet, stance }: FrontScene,
  { side, inner, outer }: { side: number; inner: number; outer: number },
): string {
  const hub = `translate(${sheet.x((side * stance.trackIn) / 2)} ${sheet.y(stance.radiusIn)})`;
  const back = `translate(${-Number(sheet.x((side * stance.trackIn) / 2))} ${-Number(sheet.y(stance.radiusIn))})`;
  const shade = element('rect', {
    transform: back,
    x: sheet.x(side > 0 ? inner : -outer),
    y: sheet.y(stance.radiusIn * 2),
    width: sheet.length(outer - inner),
    height: sheet.length(stance.radiusIn),
    fill: sheet.ref('ts'),
  });
  return element('g', { transform: hub }, element('g', { 'clip-path': sheet.ref('tcl') }, shade));
}
