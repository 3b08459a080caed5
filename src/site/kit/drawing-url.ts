import type { DrawnLook } from '#src/domain/builds/index.ts';
import { drawingVersion } from './drawing-version.ts';

/** The parameters of the drawing endpoint. Lengths in inches; missing ones are stock. */
export type DrawingOf = {
  /** Id of a vehicle record. */
  vehicle: string;
  /** At the front; also at the rear, unless `liftRear` is given. */
  lift?: number | undefined;
  liftRear?: number | undefined;
  /** Stock number, or overall diameter. */
  tire?: string | number | undefined;
  /** Stock number. */
  wheel?: string | undefined;
  /** "#rrggbb". */
  colour?: string;
  paint?: 'solid' | 'metallic';
  /** "#rrggbb"; what is above the belt line. */
  roof?: string;
  flares?: 'body' | 'black';
  trim?: 'black' | 'chrome' | 'body';
  /** `lines` leaves gaps for labels over the picture; `upright` only next to it. */
  dimensions?: 'none' | 'lines' | 'upright';
  /** Bounds of the picture in inches: above the ground, and behind the bumper. */
  top?: number;
  right?: number;
  /** The ground line and shadow; the stock outline of a changed truck. Both are on by default. */
  ground?: boolean;
  ghost?: boolean;
  /** Somebody of 5 ft 10 in in front of the bumper. */
  person?: boolean;
};

type LookOf = Pick<DrawingOf, 'colour' | 'paint' | 'roof' | 'flares' | 'trim'>;

/** A truck's look as the parameters of its drawing. */
export function lookOf({ paint, roof, flares, trim }: DrawnLook = {}): LookOf {
  return {
    ...(paint && { colour: paint.colour, paint: paint.finish }),
    ...(roof && { roof: roof.colour }),
    ...(flares && { flares }),
    ...(trim && { trim }),
  };
}

/** From the side, from the front, or the front wheel cut through its axle. */
export type DrawingView = 'side' | 'front' | 'section';

export type DrawingTheme = 'light' | 'dark';

/** URL of a side drawing. Its content never changes, so browsers cache it. */
export function sideDrawingUrl(drawing: DrawingOf, theme: DrawingTheme): string {
  return vehicleDrawingUrl('side', { drawing, theme });
}

export function vehicleDrawingUrl(
  view: DrawingView,
  { drawing, theme }: { drawing: DrawingOf; theme: DrawingTheme },
): string {
  const query = Object.entries({ ...drawing, theme }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, queryValue(value)]],
  );
  return drawingUrl(view, new URLSearchParams(query));
}

function queryValue(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return String(value).replace('#', '');
}

/** URL of a drawing with its version; `query` is in the format of src/http/drawings/queries.ts. */
export function drawingUrl(view: DrawingView | 'wheel', query: URLSearchParams): string {
  const versioned = new URLSearchParams(query);
  versioned.set('v', drawingVersion);
  return `/drawings/${view}.svg?${versioned}`;
}
