import { inches } from '../geometry/numbers.ts';
import { element } from '../svg/element.ts';
import { type FrontPlan, placeFigure } from './front-plan.ts';
import { outerTireX } from './front-scene.ts';

const MM_PER_INCH = 25.4;
const POKE_ROW = -7;
const LEAST_POKE_IN = 0.05;
const CREAM = '#f3e6d2';
const RIM_INK = '#ff9a57';

/**
 * On the left wheel the poke as in the trade, from stock rim edge to rim edge; above the tire, separately, how far
 * the tire sticks out past the body.
 */
export function pokeMarkup(plan: FrontPlan): string {
  const { pokeIn } = plan.scene.stance;
  pastFender(plan);
  if (pokeIn === null || Math.abs(pokeIn) < LEAST_POKE_IN) return '';
  rimToRim(plan, pokeIn);
  return rimEdges(plan);
}

/** Both rim edges above the tire: the stock one dashed, like everything of the stock truck. */
function rimEdges({ scene }: FrontPlan): string {
  const { sheet, stance, build } = scene;
  const { radiusIn, stockRimIn, rimIn } = stance;
  const half = build.wheel.diameterIn / 2;
  const edge = (x: number) =>
    sheet.path(
      [
        [-x, radiusIn + half],
        [-x, radiusIn - half],
      ],
      false,
    );
  const lines =
    element('path', {
      d: edge(stockRimIn),
      stroke: CREAM,
      'stroke-width': 1,
      'stroke-dasharray': '4 3',
    }) + element('path', { d: edge(rimIn), stroke: RIM_INK, 'stroke-width': 1.6 });
  return element('g', { id: sheet.name('rims'), fill: 'none' }, lines);
}

function rimToRim(plan: FrontPlan, pokeIn: number): void {
  const { ink, words, scene } = plan;
  const { stockRimIn, rimIn } = scene.stance;
  const edges = [-stockRimIn, -rimIn];
  ink.horizontal({ y: POKE_ROW, from: Math.min(...edges), to: Math.max(...edges), gapPx: 0 });
  for (const x of edges) ink.extension([x, -0.8], [x, POKE_ROW]);
  const sign = pokeIn < 0 ? '−' : '+';
  const size = Math.abs(pokeIn);
  placeFigure(plan, {
    name: 'poke',
    valueIn: pokeIn,
    lines: [`${words.poke} ${sign}${inches(size)}`, `${sign}${Math.round(size * MM_PER_INCH)} mm`],
    at: [Math.max(...edges) + (ink.arrowPx * 2.8) / scene.sheet.scale, POKE_ROW],
    anchor: 'start',
    accent: true,
  });
}

/** The track is not on record, so the gap carries no figure unless the vehicle has one. */
function pastFender(plan: FrontPlan): void {
  const { ink, words, scene } = plan;
  const { stance, size } = scene;
  const outer = outerTireX(scene);
  if (outer <= size.halfWidth + LEAST_POKE_IN) return;
  const y = stance.radiusIn * 2 + 2.4;
  ink.horizontal({ y, from: -outer, to: -size.halfWidth, gapPx: 0 });
  ink.extension([-outer, stance.radiusIn * 2 - 3], [-outer, y]);
  const valueIn = stance.trackOnRecord ? outer - size.halfWidth : null;
  placeFigure(plan, {
    name: 'pastFender',
    valueIn,
    lines: [words.pastFender, valueIn === null ? words.notOnRecord : `+${inches(valueIn)}`],
    at: [-outer - (ink.arrowPx * 2.8) / scene.sheet.scale, y],
    anchor: 'end',
  });
}
