import { namedCurrency } from '../cells/price.ts';

/** What a column's name says: its words, the same without spaces, and the unit and currency in it. */
export type HeaderName = {
  words: string;
  compact: string;
  unit: 'in' | 'mm' | 'lb' | 'kg' | null;
  currency: string | null;
  /** Says "metric", beside a column in inches or lb that is meant to be used here. */
  isMetric: boolean;
};

const UNITS: readonly [RegExp, NonNullable<HeaderName['unit']>][] = [
  [/ (?:mm|millimeters?)$/, 'mm'],
  [/ (?:in|inch|inches)$/, 'in'],
  [/ (?:kgs?|kilograms?)$/, 'kg'],
  [/ (?:lbs?|pounds?)$/, 'lb'],
];

const LONGEST = 100;

/** "MSRP_USD", "CenterBore", "Load Rating (kg)" and "Part No." in words: case, signs and joints do not count. */
export function headerName(name: string): HeaderName {
  // What comes after is no name, and splitting words takes longer the longer they are.
  const header = name.slice(0, LONGEST);
  const words = header
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/#/g, ' number ')
    .toLowerCase()
    .replace(/["”]/g, ' in ')
    .replace(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim();
  const bare = words.replace(/ (?:usd|us dollars?|dollars?)$/, '');
  const isMetric = / metric$/.test(bare);
  const unsystematic = bare.replace(/ (?:metric|standard|imperial|us)$/, '');
  const [pattern, unit] = UNITS.find(([ending]) => ending.test(unsystematic)) ?? [];
  const plain = pattern ? unsystematic.replace(pattern, '') : unsystematic;
  return {
    words: plain,
    compact: plain.replace(/[ /]/g, ''),
    unit: unit ?? null,
    isMetric,
    currency: namedCurrency(header.replace(/[_()[\]-]+/g, ' ').trim()),
  };
}
