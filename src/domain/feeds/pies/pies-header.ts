import { readDate } from '../cells/dates.ts';
import { textAt, type XmlTree } from '../xml/xml-tree.ts';

/** Versions whose elements are named alike. */
const READ_VERSIONS = ['6.5', '6.7', '7.0', '7.1', '7.2'];

export type PiesHeader = {
  version: string;
  /** An update says nothing about goods that it does not have. */
  isFull: boolean;
  currency: string;
  brandCode: string | null;
  /** The day from which its prices apply, unless an item says its own. */
  effectiveOn: string | null;
};

/** The header's facts; null if its version is not read. */
export function readPiesHeader(tree: XmlTree): PiesHeader | null {
  const version = piesVersion(tree);
  if (!READ_VERSIONS.includes(version)) return null;
  return {
    version,
    isFull: textAt(tree, 'SubmissionType')?.toUpperCase() !== 'UPDATE',
    currency: textAt(tree, 'CurrencyCode')?.toUpperCase() ?? 'USD',
    brandCode: textAt(tree, 'BrandOwnerAAIAID') ?? textAt(tree, 'ParentAAIAID'),
    effectiveOn: dayOf(textAt(tree, 'BlanketEffectiveDate')),
  };
}

/** "7.2", also where it is written as "7.20" or "7". */
export function piesVersion(tree: XmlTree): string {
  const text = textAt(tree, 'PIESVersion') ?? '';
  return /^\d+(?:\.\d+)?0*$/.test(text) ? Number(text).toFixed(1) : text;
}

export function dayOf(text: string | null): string | null {
  const reading = readDate(text ?? '');
  return reading.kind === 'value' ? reading.value : null;
}
