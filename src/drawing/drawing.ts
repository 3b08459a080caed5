import type { LightFrom } from './light.ts';
import type { ThemeName } from './theme.ts';

/** A point in percent of the picture, from its upper left corner: HTML labels are pinned to it. */
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
  /** The sun of the scene that the vehicle is set into; the studio's light by default. */
  light?: LightFrom;
  /** Pixels per inch, 5 by default. */
  scale?: number;
  /** The stock outline behind and before a changed vehicle; on by default. */
  ghost?: boolean;
  /**
   * 'lines' leaves the gaps for HTML labels free; 'upright' has of these only what stands upright,
   * in the same frame; 'labelled' writes the text into the picture.
   */
  dimensions?: 'none' | 'lines' | 'upright' | 'labelled';
  /** Marks what a lift moves, for `findMovingParts`: a slider then moves groups and draws nothing. */
  live?: boolean;
  /** The ground line and the shadow on it; on by default. */
  ground?: boolean;
  /** A person of 5 ft 10 in before the front bumper. */
  person?: boolean;
  /** Room around the vehicle, inches. */
  padIn?: Partial<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  /** Upper edge of the picture above the ground, inches: keeps its size while a lift changes. */
  topIn?: number;
  words?: Partial<DimensionWords>;
}

/** Words before the figures of a labelled drawing. */
export interface DimensionWords {
  wheelbase: string;
  length: string;
  height: string;
  clearance: string;
  lift: string;
  tire: string;
  /** The trade's: outer rim edge against the stock rim's. */
  poke: string;
  /** How far the tire stands out of the body. */
  pastFender: string;
  notOnRecord: string;
}

/** What a drawing shows, in inches; null where no record gives it. */
export interface DrawingNumbers {
  wheelbaseIn: number;
  lengthIn: number;
  /** Highest point above the ground as it stands now. */
  heightIn: number;
  tireDiameterIn: number;
  liftFrontIn: number;
  liftRearIn: number;
  /** Body rise against stock: lift plus half of the tire's growth. */
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
  /** Null where no record gives it: the label then says so in words. */
  valueIn: number | null;
  /** The line runs upwards; the text of a labelled drawing is turned along it. */
  vertical: boolean;
}

/** The paper of a picture, before anything is drawn on it. */
export interface PictureFrame {
  widthPx: number;
  heightPx: number;
  scalePxPerIn: number;
  /** The stock front hub in pixels: a moved body turns about it. */
  pivotPx: readonly [x: number, y: number];
}

export interface Drawing extends PictureFrame {
  svg: string;
  id: string;
  anchors: Readonly<Record<AnchorName, Anchor>>;
  /** Empty when `dimensions` is 'none'. */
  labels: readonly DimensionLabel[];
  numbers: DrawingNumbers;
}

/** A share in percent with two decimals: a hundredth is less than a pixel of any picture. */
export function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 1e4) / 100;
}
