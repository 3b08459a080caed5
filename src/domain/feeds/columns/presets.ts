import type { SampleColumn } from './sample-columns.ts';

/** Layouts of distributors' files, each known by columns that no other has. */
const signatures = {
  'wheels-with-warehouses': ['partnumber', 'displaystyleno', 'invordertype'],
  'one-file': ['vcpn', 'vendorcode', 'manufacturerpartno'],
  'prices-apart': ['mfgitemnumber', 'yourprice', 'jobberprice'],
  'stock-apart': ['mfgitemnumber', 'mfgqtyavailable', 'stocking'],
} as const;

export type SupplierPreset = keyof typeof signatures;

/** The layout that a file has, or null if it is none of the known ones. */
export function findPreset(columns: readonly SampleColumn[]): SupplierPreset | null {
  const names = new Set(columns.map(({ name }) => name.compact));
  const presets = Object.keys(signatures) as SupplierPreset[];
  return presets.find((preset) => signatures[preset].every((name) => names.has(name))) ?? null;
}
