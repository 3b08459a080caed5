import type { LightFrom } from './light.ts';
import type { ThemeName } from './theme.ts';

/** A point in percent of the picture, from its upper left corner; HTML labels are pinned to it. */
export interface Anchor {
  xPercent: number;
  yPercent: number;
}

/** A person of 5 ft 10 in. */
export const PERSON_HEIGHT_IN = 70;

export interface DrawingOptions {
  /** A short stable prefix for ids; by default a hash of the inputs. */
  id?: string;
  theme?: ThemeName;
  /** The sun of the scene that the vehicle is placed in; studio light by default. */
  light?: LightFrom;
  /** Pixels per inch, 5 by default. */
  scale?: number;
  /** The stock outline behind and in front of a changed vehicle; on by default. */
  ghost?: boolean;
  /**
   * 'lines' leaves gaps for HTML labels; 'upright' has only those with upright text, in the same frame; 'labelled'
   * writes the text into the picture.
   */
  dimensions?: 'none' | 'lines' | 'upright' | 'labelled';
  /** Marks what a lift moves, for `findMovingParts`: a slider can then move groups without drawing again. */
  live?: boolean;
  /** The ground line and the shadow on it; on by default. */
  ground?: boolean;
  /** A person of 5 ft 10 in in front of the bumper. */
  person?: boolean;
  /** Padding around the vehicle, in inches. */
  padIn?: Partial<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  /** Upper edge of the picture above the ground, in inches, so that its size stays the same while a lift changes. */
  topIn?: number;
  words?: Partial<DimensionWords>;
}

/** Words in front of the figures of a labeled drawing. */
export interface DimensionWords {
  wheelbase: string;
  length: string;
  height: string;
  clearance: string;
  lift: string;
  tire: string;
  /** As in the trade: outer rim edge compared with the stock rim's. */
  poke: string;
  /** How far the tire sticks out past the body. */
  pastFender: string;
  notOnRecord: string;
}

/** What a drawing shows, in inches; null if not on record. */
export interface DrawingNumbers {
  wheelbaseIn: number;
  lengthIn: number;
  /** Current height of the highest point above the ground. */
  heightIn: number;
  tireDiameterIn: number;
  liftFrontIn: number;
  liftRearIn: number;
  /** Body rise compared with stock: lift plus half of the tire's growth. */
  riseFrontIn: number;
  riseRearIn: number;
  groundClearanceIn: number | null;
}

export type AnchorName =
  | 'frontHub'
  | 'rearHub'
  | 'frontContact'
  | 'rearContact'
  | 'roofTop'
  | 'frontTip'
  | 'rearTip'
  | 'underAxle'
  | 'frontFenderTop'
  | 'rearFenderTop'
  | 'hood'
  | 'sill';

export type DimensionName =
  | 'frontTire'
  | 'rearTire'
  | 'wheelbase'
  | 'length'
  | 'height'
  | 'rise'
  | 'clearance'
  | 'person'
  | 'section'
  | 'width'
  | 'offset'
  | 'poke'
  | 'pastFender';

/** A dimension line's figure and the middle of its gap. */
export interface DimensionLabel extends Anchor {
  name: DimensionName;
  /** Null if not on record: the label says so. */
  valueIn: number | null;
  /** The line is vertical; in a labeled drawing the text is rotated along it. */
  vertical: boolean;
}

/** The canvas of a picture before anything is drawn. */
export interface PictureFrame {
  widthPx: number;
  heightPx: number;
  scalePxPerIn: number;
  /** The stock front hub in pixels, about which a moved body rotates. */
  pivotPx: readonly [x: number, y: number];
}

export interface Drawing extends PictureFrame {
  svg: string;
  id: string;
  anchors: Readonly<Record<AnchorName, Anchor>>;
  /** Empty if `dimensions` is 'none'. */
  labels: readonly DimensionLabel[];
  numbers: DrawingNumbers;
}

/** A fraction in percent with two decimals: a hundredth is less than a pixel of any picture. */
export function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 1e4) / 100;
}
