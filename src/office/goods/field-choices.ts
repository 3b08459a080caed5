import { type FeedField, type FileKind, feedFields } from '#src/domain/feeds/index.ts';

const wheelFields: readonly FeedField[] = [
  'wheelSize',
  'diameterIn',
  'widthIn',
  'offsetMm',
  'backspacingIn',
  'boltPatterns',
  'lugCount',
  'boreMm',
  'loadRatingLb',
  'finishes',
];

const tireFields: readonly FeedField[] = [
  'tireSize',
  'sectionMm',
  'aspect',
  'rimIn',
  'sizePrefix',
  'loadRange',
  'loadIndex',
  'serviceDescription',
  'speed',
  'maxLoadLb',
  'tireDiameterIn',
  'sectionIn',
  'rims',
  'rimMinIn',
  'rimMaxIn',
  'measuringRimIn',
  'treadDepth32',
  'threePeak',
  'mileageWarranty',
  'tireType',
];

/** What a column of such a file can be. */
export function fieldChoices(kind: FileKind): readonly FeedField[] {
  return feedFields.filter((field) => {
    if (wheelFields.includes(field)) return kind === 'wheels';
    return !tireFields.includes(field) || kind === 'tires';
  });
}
