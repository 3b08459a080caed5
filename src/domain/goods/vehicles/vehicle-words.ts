/** Values that a record may have where it names one of a few. */
export const confidences = ['high', 'medium', 'low'] as const;
export const frontSprings = [
  ...(['coilover', 'torsion-bar', 'coil', 'leaf', 'strut', 'air', 'varies'] as const),
] as const;
export const drives = ['2WD', '4WD', 'AWD', '2WD/4WD', '2WD/AWD', '2WD/4WD/AWD'] as const;
