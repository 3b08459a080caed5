/** Facts of a part that suppliers send. */
export const factNames = [
  'diameterIn',
  'widthIn',
  'offsetMm',
  'backspacingIn',
  'boltPatterns',
  'boreMm',
  'loadRatingLb',
  'finishes',
  'weightLb',
  'size',
  'loadRange',
  'loadIndex',
  'maxLoadLb',
  'sectionIn',
  'rimMinIn',
  'rimMaxIn',
  'measuringRimIn',
] as const;

/** What stays as somebody in the shop has typed it, whatever a supplier's file says. Stock is counted anew each day. */
export const heldFields = [
  ...factNames,
  'priceCents',
  'costCents',
  'mapCents',
  'msrpCents',
  'jobberCents',
  'images',
] as const;
