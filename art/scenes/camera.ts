export type CloudStyle = 'strips' | 'cirrus' | 'few' | 'none';
export type MountainName = 'superstition' | 'peaks' | 'needle' | 'mesa' | 'camelback';

/** How a place is looked at. Lengths are shares of the picture unless they say metres. */
export interface Camera {
  /** How wide 5.5 m at the truck is, as a share of the picture's width. 0: no truck. */
  truck: number;
  /** The truck's middle, share of the width. */
  x: number;
  /** The line the tires stand on, share of the height. */
  ground: number;
  /** Metres above the ground; sets the horizon. */
  eye: number;
  /** Focal length in picture widths. */
  focal: number;
  /** Degrees; replaces the sun's azimuth of the hour. */
  azimuth?: number;
  /** Longest cast shadow per height. */
  maxShadow: number;
  /** 0…1.5 */
  dust?: number;
  clouds?: CloudStyle;
  mountain?: MountainName;
  mountainHeight: number;
  mountainX?: number;
  mountainFlip?: boolean;
  butte?: 'cathedral' | 'bell';
  /** Degrees of the climb on slickrock. */
  tilt: number;
  /** Metres the truck hangs on the hoist. */
  hoist: number;
  /** Metres from the middle: left edge of the open door. */
  door: number;
  road?: 'dirt' | 'asphalt';
  /**
   * The truck is what the picture is of, as a photographer would take it: light filled in from the viewer's side so
   * that it keeps its own color, no dust on it or its wheels, and nothing in front of it.
   */
  portrait?: boolean;
}

export const DEFAULT_CAMERA: Camera = {
  truck: 0.5,
  x: 0.5,
  ground: 0.84,
  eye: 1.35,
  focal: 1.45,
  maxShadow: 2.6,
  mountainHeight: 1,
  tilt: 11,
  hoist: 1.62,
  door: 1.2,
};
