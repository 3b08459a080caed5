import { boxOf } from '../geometry/curve.ts';
import { cyclicAt } from '../geometry/cyclic-at.ts';
import { lerp } from '../geometry/numbers.ts';
import type { Box, Outline } from '../geometry/outline.ts';
import type { Lamp } from '../shapes/template.ts';
import { element, filled, stroked } from '../svg/element.ts';
import { linearGradient } from '../svg/gradient.ts';
import { defineClip } from '../svg/sheet.ts';
import { EDGE, materialFill, type SideScene } from './side-scene.ts';

/** Headlamps, tail lamps and, in profile, the edge of the grille. */
export function lampsMarkup(scene: SideScene): string {
  const { sheet, shape } = scene;
  defineLenses(scene);
  const { lamps, grille } = shape.detail;
  const edge = { colour: EDGE, width: 0.8 * sheet.detail };
  const grilleEdge = grille ? filled(sheet.path(grille), materialFill(scene, 'black'), edge) : '';
  return lamps.map((lamp) => lampMarkup(scene, lamp)).join('') + grilleEdge;
}

function defineLenses({ sheet }: SideScene): void {
  sheet.define(
    linearGradient(
      sheet.name('hl'),
      [0, 0, 0, 1],
      [
        [0, '#d4d8d8'],
        [0.5, '#7c8488'],
        [1, '#4a4f53'],
      ],
    ),
    linearGradient(
      sheet.name('tl'),
      [0, 0, 1, 1],
      [
        [0, '#8f1d16'],
        [1, '#4d0d0b'],
      ],
    ),
  );
}

function lampMarkup(scene: SideScene, lamp: Lamp): string {
  const { sheet } = scene;
  const edge = { colour: '#120f0e', width: 0.9 * sheet.detail };
  const housing = filled(sheet.path(lamp.outline), lensFill(scene, lamp), edge);
  if (lamp.kind === 'tail') return housing + tailLens(scene, lamp.outline);
  if (lamp.kind === 'head') return housing + headLens(scene, lamp.outline);
  return housing;
}

function lensFill({ sheet }: SideScene, { kind }: Lamp): string {
  if (kind === 'amber') return '#d8842a';
  if (kind === 'dark') return '#191615';
  return sheet.ref(kind === 'tail' ? 'tl' : 'hl');
}

/** Brake light above reversing light, inside the lens. */
function tailLens({ sheet }: SideScene, lens: Outline): string {
  defineClip(sheet, 'tlc', element('path', { d: sheet.path(lens) }));
  const { x0, x1, y0, y1 } = boxOf(lens);
  const [w, h] = [x1 - x0, y1 - y0];
  const brake: Outline = [
    [x0 + w * 0.2, y1 - h * 0.1, 0.5],
    [x1 - w * 0.18, y1 - h * 0.12, 0.5],
    [x1 - w * 0.16, lerp(y0, y1, 0.4), 0.4],
    [x0 + w * 0.2, lerp(y0, y1, 0.4), 0.4],
  ];
  const reverse: Outline = [
    [x0 + w * 0.22, lerp(y0, y1, 0.33), 0.3],
    [x1 - w * 0.24, lerp(y0, y1, 0.33), 0.3],
    [x1 - w * 0.26, lerp(y0, y1, 0.18), 0.3],
    [x0 + w * 0.22, lerp(y0, y1, 0.18), 0.3],
  ];
  const glint: Outline = [
    [x0 + w * 0.1, y1 - h * 0.06],
    [x0 + w * 0.1, y0 + h * 0.1],
  ];
  const content =
    filled(sheet.path(brake), '#ab2419', { colour: '#5a0d0a', width: 0.6 * sheet.detail }) +
    element('path', { d: sheet.path(reverse), fill: '#e9d9cc', opacity: 0.6 }) +
    stroked(sheet.path(glint, false), {
      colour: '#ffb39a',
      width: 0.8 * sheet.detail,
      opacity: 0.5,
    });
  return element('g', { 'clip-path': sheet.ref('tlc') }, content);
}

/** One or two projectors in a dark bowl below a daytime running line. */
function headLens(scene: SideScene, lens: Outline): string {
  const { sheet } = scene;
  const bowl = element('path', { d: sheet.path(shrunk(lens, 0.8)), fill: '#24272b' });
  const [first, second] = [cyclicAt(lens, 0), cyclicAt(lens, 1)];
  const running: Outline = [
    [first[0] + 0.5, first[1] - 0.75],
    [second[0] - 0.6, second[1] - 0.75],
  ];
  const light = { colour: '#fffaf0', width: 1.5 * sheet.detail, opacity: 0.95 };
  return bowl + projectors(scene, boxOf(lens)) + stroked(sheet.path(running, false), light);
}

function projectors({ sheet }: SideScene, box: Box): string {
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
  const radius = Math.min(h * 0.2, w * 0.15, 1.5);
  const shares = w > h * 1.3 ? [0.26, 0.6] : [0.42];
  const lenses = shares.map((share, index) => {
    const size = index ? radius * 0.86 : radius;
    const place = {
      cx: sheet.x(box.x0 + w * share),
      cy: sheet.y(lerp(box.y0, box.y1, 0.48) + index * h * 0.05),
    };
    const rim = { fill: '#5f666b', stroke: '#a9b0b2', 'stroke-width': 0.5 * sheet.detail };
    return (
      element('circle', { ...place, r: sheet.length(size), ...rim }) +
      element('circle', { ...place, r: sheet.length(size * 0.55), fill: '#dfe5e6' })
    );
  });
  return lenses.join('');
}

function shrunk(points: Outline, share: number): Outline {
  const { x0, x1, y0, y1 } = boxOf(points);
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return points.map(([x, y, soft = 0, bulge = 0]) => [
    cx + (x - cx) * share,
    cy + (y - cy) * share,
    soft * share,
    bulge * share,
  ]);
}
