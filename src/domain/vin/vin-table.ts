/** Fields of a pattern that are read; the table has more, which the package's copy of vPIC leaves empty. */
export type VinField =
  | 'model'
  | 'series'
  | 'series2'
  | 'trim'
  | 'trim2'
  | 'cab'
  | 'doors'
  | 'drive'
  | 'fuel'
  | 'gvwrFrom'
  | 'gvwrTo';

/**
 * Key, index into `keys`, index into `texts`; a model also has the index of its make's text, and 1 if it is on the
 * list of models whose details were taken.
 */
export type VinPattern =
  | readonly [key: string, field: number, text: number]
  | readonly [key: string, field: number, text: number, make: number, isListed: 0 | 1];

/** A world manufacturer identifier. */
export type Maker = {
  /** Makes, as indexes into `texts`. */
  m: readonly number[];
  /** Vehicle type, as an index into `texts`. */
  t: number;
  /** 1 for cars, SUVs and light trucks, whose position 7 tells the year's cycle. */
  l: 0 | 1;
  /** Schema, first and last model year (0: still in use), the preferred one first. */
  s: readonly (readonly [schema: number, from: number, to: number])[];
};

/** What NHTSA's vPIC says of the makes a lift shop sees: docs/fitment.md, made by tools/vin/extract-vin-table.ts. */
export type VinTable = {
  format: 1;
  source: string;
  /** The last change of vPIC that it contains, "2026-03-12". */
  dataAsOf: string;
  fromYear: number;
  keys: readonly string[];
  texts: readonly string[];
  /** By the first three characters of a VIN, or six for small makers. */
  wmis: Readonly<Record<string, Maker>>;
  schemas: readonly (readonly VinPattern[])[];
};

/** The maker of a VIN. A 9 in position 3 is a small maker, whose code continues in positions 12 to 14. */
export function makerOf(table: VinTable, vin: string): Maker | undefined {
  const start = vin.slice(0, 3);
  return table.wmis[vin[2] === '9' ? start + vin.slice(11, 14) : start];
}
