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
  /** `lines` leaves gaps for words over the picture. */
  dimensions?: 'none' | 'lines';
  /** The ground line and shadow. */
  ground?: boolean;
};

export type DrawingTheme = 'light' | 'dark';

/** Address of a side drawing. It never changes what it shows, so browsers keep it. */
export function sideDrawingUrl(drawing: DrawingOf, theme: DrawingTheme): string {
  const { colour, ground, ...rest } = drawing;
  const given = Object.entries({
    ...rest,
    colour: colour?.replace('#', ''),
    ground: ground === undefined ? undefined : Number(ground),
    theme,
  });
  const query = given.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `/drawings/side.svg?${new URLSearchParams(query)}`;
}
