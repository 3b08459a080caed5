import { drawingVersion } from './drawing-version.ts';

/** What the drawing endpoint draws. Lengths in inches; what is left out is stock. */
export type DrawingOf = {
  /** Id of a vehicle record. */
  vehicle: string;
  /** In front; in the rear, too, unless `liftRear` says otherwise. */
  lift?: number | undefined;
  liftRear?: number | undefined;
  /** Stock number, or overall diameter. */
  tire?: string | number | undefined;
  /** Stock number. */
  wheel?: string | undefined;
  /** "#rrggbb". */
  colour?: string;
  /** `lines` leaves gaps for words over the picture; `upright` only beside it. */
  dimensions?: 'none' | 'lines' | 'upright';
  /** Edges of the picture, inches: above the ground, and behind the bumper. */
  top?: number;
  right?: number;
  /** The ground line and shadow; the stock outline of a changed truck. Both are on by default. */
  ground?: boolean;
  ghost?: boolean;
};

export type DrawingTheme = 'light' | 'dark';

/** Address of a side drawing. It never changes what it shows, so browsers keep it. */
export function sideDrawingUrl(drawing: DrawingOf, theme: DrawingTheme): string {
  return vehicleDrawingUrl('side', { drawing, theme });
}

export function vehicleDrawingUrl(
  view: 'side' | 'front',
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

/** Address of a drawing with its version; `query` is as src/http/drawings/queries.ts reads it. */
export function drawingUrl(view: 'side' | 'front' | 'wheel', query: URLSearchParams): string {
  const versioned = new URLSearchParams(query);
  versioned.set('v', drawingVersion);
  return `/drawings/${view}.svg?${versioned}`;
}
