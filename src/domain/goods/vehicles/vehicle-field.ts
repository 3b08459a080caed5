/** What a figure is measured in; the limits keep a slipped decimal point out of the record. */
export const unitRanges = {
  in: { min: -40, max: 400 },
  mm: { min: -150, max: 400 },
  lb: { min: 500, max: 30_000 },
  deg: { min: 0, max: 90 },
  year: { min: 1900, max: 2100 },
  none: { min: 0, max: 1_000 },
} as const;
export type Unit = keyof typeof unitRanges;

type Kind =
  /** `empty` is what an empty field means. */
  | { kind: 'text' | 'long'; empty: '' | null }
  | { kind: 'size'; empty: '' | null }
  | { kind: 'number'; unit: Unit; empty: 0 | null }
  | { kind: 'choice'; options: readonly string[]; isOptional: boolean }
  /** Yes, no, or unknown. */
  | { kind: 'flag'; isOptional: boolean }
  /** Numbers or texts separated by commas, texts on lines of their own. */
  | { kind: 'numbers' | 'sizes' | 'lines' }
  /** Some of the options, each a box to tick. */
  | { kind: 'set'; options: readonly string[] }
  | { kind: 'drilling' }
  /** A trim's own table: "2: 32.2 / 32.6" on each line. */
  | { kind: 'limits' }
  /** Trims by name, each on its line. */
  | { kind: 'trim-names' }
  /** Kept as it is; a new row gets one from its name. */
  | { kind: 'id' };

/** One value of a record with its place in it: `stockTire.size`. In a form the name has dashes instead of dots. */
export type VehicleField = Kind & { path: string };

export const text = (path: string, empty: '' | null = ''): VehicleField => ({
  path,
  kind: 'text',
  empty,
});
export const long = (path: string): VehicleField => ({ path, kind: 'long', empty: '' });
export const size = (path: string): VehicleField => ({ path, kind: 'size', empty: '' });
export const number = (path: string, unit: Unit, empty: 0 | null = null): VehicleField => ({
  path,
  kind: 'number',
  unit,
  empty,
});
export const choice = (path: string, options: readonly string[]): VehicleField => ({
  path,
  kind: 'choice',
  options,
  isOptional: false,
});
export const optional = (path: string, options: readonly string[]): VehicleField => ({
  path,
  kind: 'choice',
  options,
  isOptional: true,
});
export const flag = (path: string, isOptional = false): VehicleField => ({
  path,
  kind: 'flag',
  isOptional,
});
export const plain = (
  path: string,
  kind: 'numbers' | 'sizes' | 'lines' | 'drilling' | 'limits' | 'trim-names' | 'id',
): VehicleField => ({ path, kind });
export const set = (path: string, options: readonly string[]): VehicleField => ({
  path,
  kind: 'set',
  options,
});

/** The name of a field in a form, which may contain no dots. */
export const nameOf = (path: string): string => path.replaceAll('.', '-');
