/** A wheel's rim in a photo: the upright box around the ellipse of its outer edge. */
export interface WheelMark {
  /** The hub, in pixels of the photo. */
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  /** One standard deviation of each of the four numbers, in pixels. */
  sigmaPx: number;
}

export interface PhotoMarks {
  front: WheelMark;
  rear: WheelMark;
}

/** What the record says about the truck in the photo, as it stands there. */
export interface KnownVehicle {
  wheelbaseIn: number;
  /** Of the tire in the photo; its half is the height of the hub. */
  tireDiameterIn: number;
  /** Of the wheel in the photo, as it is sold: a 17 in wheel is 17.84 in over its flanges. */
  wheelDiameterIn: number;
}

export interface PhotoSize {
  width: number;
  height: number;
  /** Focal length as on 35 mm film, of the whole photo; null if the file does not say. */
  focal35mm: number | null;
}

/** Pixels in a picture, x to the right and y down. */
export type PhotoPoint = readonly [x: number, y: number];

/** Both flanges together; the drawn wheel has the same. */
const flangesIn = 0.84;

/** The radius of the edge that is marked, in inches. */
export function rimRadiusIn({ wheelDiameterIn }: Pick<KnownVehicle, 'wheelDiameterIn'>): number {
  return (wheelDiameterIn + flangesIn) / 2;
}

const touchCssPx = 4;
export const loupeScale = 4;

/**
 * How well somebody marks by hand under the loupe: a finger is off by up to 4 px of the screen.
 * @param photoPxPerCssPx of the shown photo
 */
export function handSigmaPx(photoPxPerCssPx: number): number {
  return Math.max(1, (touchCssPx * photoPxPerCssPx) / loupeScale / Math.sqrt(3));
}
