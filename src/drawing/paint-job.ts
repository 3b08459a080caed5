/** Metallic paint swings further between light and shade than solid paint. */
export type PaintFinish = 'solid' | 'metallic';

/** A paint; `colour` is '#rrggbb'. */
export interface Paint {
  colour: string;
  finish: PaintFinish;
}

/** How a vehicle is painted, and what its fender flares and bright trim are finished in. */
export interface PaintJob extends Paint {
  /** What is above the belt line, or a removable hard top; null: as the vehicle came. */
  roof: Paint | null;
  flares: 'stock' | 'body' | 'black';
  /** 'black' and 'body' cover the chrome, 'chrome' covers black bumpers; 'stock' changes nothing. */
  trim: 'stock' | 'black' | 'chrome' | 'body';
}

/** One color all over, in metallic; everything else as the vehicle came. */
export function paintedIn(colour: string, finish: PaintFinish = 'metallic'): PaintJob {
  return { colour, finish, roof: null, flares: 'stock', trim: 'stock' };
}
