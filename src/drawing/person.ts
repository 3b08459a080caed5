import { mirror, type Outline, outline } from './geometry/outline.ts';
import { element } from './svg/element.ts';
import { pathData } from './svg/path-data.ts';
import type { Sheet } from './svg/sheet.ts';
import type { DrawingTheme } from './theme.ts';

// As fractions of PERSON_HEIGHT_IN.
const HALF = outline(`
  0,61.2 1.7,61 1.9,59.4,1 4,58.4,2 7.4,57.4,2 9,55,2 9.9,48,4 10.6,40,4 11.1,32,2 10.9,28.4,1.2
  9.7,27.6,1 9,29.6,1 8.9,33,2 8.2,41,3 7.3,48.5,2 6.7,51.6,0.6 6.3,45,3 6.7,37.5,3 6.6,28,6
  5.6,18,5 5,7,4 4.7,3,1 5.9,1,0.8 5.6,0,0.5 1.6,0,0.5 1.5,3,1 1.7,10,4 1.4,20,4 0.35,32.5
`);
const HEAD = { centreY: 65.5, halfWidth: 3.25, halfHeight: 4.5 };
const CLOTHES: readonly Outline[] = [
  outline('-6.6,38 6.6,38'),
  outline('-6.6,36.6 6.6,36.6'),
  outline('-1.6,59.3 0,57 1.6,59.3'),
  outline('0,57 0,38'),
  outline('-9.9,46.6 -7.6,47'),
  outline('9.9,46.6 7.6,47'),
  outline('-5.2,4.6 -1.6,4.6'),
  outline('5.2,4.6 1.6,4.6'),
  outline('-4.6,53 -2,53'),
  outline('0,36.6 0,33'),
];

/** A person of exactly 5 ft 10 in, at x. */
export function personMarkup(sheet: Sheet, theme: DrawingTheme, xIn: number): string {
  const toPixels = (x: number, y: number) => sheet.toPixels(xIn + x, y);
  const body = [...HALF, ...mirror(HALF).toReversed()];
  const clothes = CLOTHES.map((line) => pathData(line, toPixels, false)).join('');
  const figure = [
    element('path', { d: pathData(body, toPixels) }),
    element('ellipse', {
      cx: sheet.x(xIn),
      cy: sheet.y(HEAD.centreY),
      rx: sheet.length(HEAD.halfWidth),
      ry: sheet.length(HEAD.halfHeight),
    }),
    element('path', { d: clothes, fill: 'none', opacity: 0.55 }),
  ];
  const look = { fill: theme.personFill, stroke: theme.softInk, 'stroke-width': 0.9 };
  return element('g', { id: sheet.name('person'), ...look }, figure.join(''));
}
