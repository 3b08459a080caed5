/** The shop's front in metres: six bays, the office at the left end. */
export const SHOP = {
  left: -15.6,
  width: 30.2,
  height: 6.4,
  middle: 0.6,
  bayWidth: 3.4,
  bayHeight: 4.3,
  bays: [-10.4, -6.3, -2.2, 1.9, 6, 10.1],
  officeDoor: -15,
} as const;

/** Metres from the truck's plane to the shop's front. */
export const SHOP_Z = 12;
