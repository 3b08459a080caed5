/** The shop's front in metres: its middle, half width, heights and bays. */
export const SHOP = {
  left: -14.6,
  width: 26.8,
  height: 6.4,
  middle: -1.2,
  bayWidth: 4.1,
  bayHeight: 4.3,
  bays: [-7.7, -2.9, 1.9, 6.7],
  officeDoor: -13.8,
} as const;
