import { type Attributes, element } from './element.ts';

/** Offset 0…1, color, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Start and end of a gradient in units of the box it fills. */
export type BoxAxis = readonly [x1: number, y1: number, x2: number, y2: number];

export function linearGradient(id: string, axis: BoxAxis, stops: readonly Stop[]): string {
  const [x1, y1, x2, y2] = axis;
  return gradient('linearGradient', { id, x1, y1, x2, y2 }, stops);
}

export function gradient(
  kind: 'linearGradient' | 'radialGradient',
  attributes: Attributes,
  stops: readonly Stop[],
): string {
  return element(kind, attributes, stops.map(stopElement).join(''));
}

function stopElement([offset, colour, opacity]: Stop): string {
  return element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
}
