import { trace } from '../core/path.ts';
import { element, rect, stroke } from '../core/svg.ts';
import { type Place, ROADS, type Road, type RoadKind } from './phoenix.ts';
import { roundedLine, type Sheet } from './sheet.ts';

const WIDTHS: Record<RoadKind, number> = { interstate: 7.5, loop: 5.5, highway: 5.5, street: 3 };
const BACK_TO_FRONT: readonly RoadKind[] = ['street', 'highway', 'loop', 'interstate'];

export function roads(sheet: Sheet): string {
  const inOrder = BACK_TO_FRONT.flatMap((kind) => ROADS.filter((road) => road.kind === kind));
  return inOrder.map((road) => drawRoad(sheet, road)).join('');
}

function drawRoad(sheet: Sheet, { kind, line }: Road): string {
  const { colours, unit } = sheet;
  const data = roundedLine(sheet, line, 26 * unit);
  const colour = {
    interstate: colours.road,
    street: colours.street,
    loop: colours.loop,
    highway: colours.loop,
  }[kind];
  const middle =
    kind === 'interstate' ? stroke(data, colours.paper, 1.2 * unit, { opacity: 0.8 }) : '';
  return (
    stroke(data, colours.paper, (WIDTHS[kind] + 4) * unit) +
    stroke(data, colour, WIDTHS[kind] * unit, { 'stroke-linejoin': 'round' }) +
    middle
  );
}

export function shields(sheet: Sheet): string {
  return ROADS.flatMap((road) => road.shields.map((place) => drawShield(sheet, road, place))).join(
    '',
  );
}

function drawShield(sheet: Sheet, { kind, shield = '' }: Road, place: Place): string {
  const { colours, unit } = sheet;
  const [x, y] = sheet.at(place);
  const small = kind === 'street';
  const width = (small ? 27 : shield.length > 2 ? 40 : 34) * unit;
  const height = (small ? 20 : 26) * unit;
  const ink = small ? colours.soft : colours.ink;
  const paint = { fill: colours.paper, stroke: ink, 'stroke-width': 1.8 * unit };
  const corner = { rx: (small ? 10 : 5) * unit, ...paint };
  const box = [x - width / 2, y - height / 2, width, height] as const;
  const outline =
    kind === 'interstate'
      ? element('path', { d: interstateShape(x, y, width, height), ...paint })
      : rect(box, colours.paper, corner);
  const text = {
    x,
    y: y + (small ? 5 : 6.2) * unit,
    'font-size': (small ? 14 : 18) * unit,
    'font-weight': 700,
    fill: ink,
    'text-anchor': 'middle',
  };
  return outline + element('text', text, shield);
}

function interstateShape(x: number, y: number, w: number, h: number): string {
  const top = trace`M${x - w / 2} ${y - h * 0.38}Q${x} ${y - h * 0.72} ${x + w / 2} ${y - h * 0.38}`;
  const right = trace`Q${x + w * 0.56} ${y + h * 0.3} ${x} ${y + h * 0.62}`;
  return trace`${top}${right}Q${x - w * 0.56} ${y + h * 0.3} ${x - w / 2} ${y - h * 0.38}Z`;
}
