import { type Outline, symmetric } from '../geometry/outline.ts';
import { element } from '../svg/element.ts';
import { linearGradient } from '../svg/gradient.ts';
import { pathData } from '../svg/path-data.ts';
import { TREADS } from '../wheel/tread.ts';
import type { FrontScene } from './front-scene.ts';

/** Both front tires on the ground. */
export function frontTires(scene: FrontScene): string {
  defineTire(scene);
  const { sheet, stance } = scene;
  const tires = [-1, 1].map((side) =>
    element('use', {
      href: `#${sheet.name('tire')}`,
      transform: `translate(${sheet.x((side * stance.trackIn) / 2)} ${sheet.y(stance.radiusIn)})`,
    }),
  );
  return element('g', { id: sheet.name('wheels') }, tires.join(''));
}

/** One tire around (0, 0): a bulged section and rows of blocks, foreshortened toward top and bottom. */
function defineTire(scene: FrontScene): void {
  const { sheet } = scene;
  const section = sectionPath(scene);
  const tread = treadHalf(scene);
  const band = bandPath(scene, tread);
  defineRubber(scene);
  sheet.define(
    element('clipPath', { id: sheet.name('tcl') }, element('path', { d: section })),
    element(
      'g',
      { id: sheet.name('tire') },
      [
        element('path', { d: section, fill: '#110f0e' }),
        element(
          'g',
          { 'clip-path': sheet.ref('tcl') },
          [
            element('path', { d: section, fill: sheet.ref('tr') }),
            element('path', { d: band, fill: '#141110', opacity: 0.8 }),
            element('path', { d: blockPath(scene, tread), fill: '#453e38' }),
            element('path', { d: section, fill: sheet.ref('tv') }),
          ].join(''),
        ),
        element('path', {
          d: section,
          fill: 'none',
          stroke: '#0a0908',
          'stroke-width': 0.9 * sheet.detail,
        }),
      ].join(''),
    ),
  );
}

function defineRubber({ sheet }: FrontScene): void {
  sheet.define(
    linearGradient(
      sheet.name('tr'),
      [0, 0, 1, 0],
      [
        [0, '#0f0d0c'],
        [0.16, '#3a3430'],
        [0.5, '#2b2623'],
        [0.86, '#332d29'],
        [1, '#0d0b0b'],
      ],
    ),
    linearGradient(
      sheet.name('tv'),
      [0, 0, 0, 1],
      [
        [0, '#ffe6c2', 0.3],
        [0.35, '#000', 0],
        [1, '#000', 0.6],
      ],
    ),
  );
}

function treadHalf({ build }: FrontScene): number {
  return (build.tire.sectionIn * TREADS[build.tire.tread].contactShare) / 2;
}

function aroundHub({ sheet }: FrontScene, points: Outline): string {
  return pathData(points, (x, y) => [x * sheet.scale, -y * sheet.scale]);
}

/** Round shoulders; the sidewall is widest above the hub, and the foot is flat on the ground. */
function sectionPath(scene: FrontScene): string {
  const { radiusIn: r, sectionIn } = scene.stance;
  const half = sectionIn / 2;
  const tread = treadHalf(scene);
  return aroundHub(
    scene,
    symmetric([
      [0, r, 0],
      [tread * 0.7, r - 0.05, 2],
      [tread + 0.2, r - 0.9, 1.4],
      [half, r - 3.6, 2.6],
      [half, -r + 3, 2.4],
      [half * 0.94, -r + 0.5, 1.2],
      [tread * 0.9, -r, 0.8],
      [0, -r, 0],
    ]),
  );
}

function bandPath(scene: FrontScene, tread: number): string {
  const { radiusIn: r } = scene.stance;
  return aroundHub(scene, [
    [-tread, r],
    [tread, r],
    [tread, -r],
    [-tread, -r],
  ]);
}

function blockPath(scene: FrontScene, tread: number): string {
  const { radiusIn } = scene.stance;
  const pitch = TREADS[scene.build.tire.tread].pitchIn;
  const count = Math.round((2 * Math.PI * radiusIn) / pitch);
  const step = (2 * Math.PI) / count;
  let d = '';
  for (let row = 0; row < count / 2; row++) {
    const from = -Math.PI / 2 + (row + 0.1) * step;
    const y0 = radiusIn * Math.sin(from) * 0.995;
    const y1 = radiusIn * Math.sin(from + 0.72 * step) * 0.995;
    const outlines = treadRow(tread, { y0, y1, jut: row % 2 ? 0 : 0.35 });
    for (const points of outlines) d += aroundHub(scene, points);
  }
  return d;
}

/** Shoulder blocks on both sides and two staggered rows of blocks between them. */
function treadRow(half: number, { y0, y1, jut }: { y0: number; y1: number; jut: number }) {
  const shoulder = (side: 1 | -1): Outline => [
    [side * half * 0.56, y0],
    [side * (half + jut), y0],
    [side * (half + jut - 0.1), y1],
    [side * half * 0.5, y1],
  ];
  const low = (y0 + y1) / 2 + (y1 - y0) * 0.4;
  const high = low + (y1 - y0) * 0.9;
  const centre: Outline = [
    [-half * 0.44, low],
    [half * 0.04, low],
    [half * 0.1, high],
    [-half * 0.38, high],
  ];
  const beside: Outline = [
    [half * 0.12, y0],
    [half * 0.44, y0],
    [half * 0.4, y1],
    [half * 0.16, y1],
  ];
  return [shoulder(-1), shoulder(1), centre, beside];
}
