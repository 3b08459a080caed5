import { z } from 'zod';
import { feedFields, fileKinds, isRepeatable, priceFields } from './fields.ts';

const columnSchema = z.strictObject({
  /** The column's name as in the file. */
  header: z.string().min(1),
  field: z.enum(feedFields),
  /** The unit of its figures where its cells do not say one. */
  unit: z.enum(['in', 'mm', 'lb', 'kg']).optional(),
});

/** How a shop reads one supplier's files: saved once, used for every later file. */
export const supplierProfileSchema = z
  .strictObject({
    /** As the source of its facts names it, "Supplier A". */
    name: z.string().min(1),
    kind: z.enum(fileKinds),
    columns: z.array(columnSchema).min(1),
    /** The price that customers pay; null keeps the shop's own. */
    priceFrom: z.enum(priceFields).nullable(),
    decimal: z.enum(['point', 'comma']),
    /** Whose shelf the pieces in its files are on. */
    stockIs: z.enum(['shop', 'supplier']).default('supplier'),
    /** Days until a part that the supplier has is here; null: the file changes nothing about that. */
    supplierDays: z.int().min(0).max(365).nullable().default(null),
    /** What its files may change in the catalog. */
    mayChange: z.strictObject({
      goods: z.boolean(),
      prices: z.boolean(),
      stock: z.boolean(),
      pictures: z.boolean(),
    }),
  })
  .refine(({ columns }) => columns.some(({ field }) => field === 'partNumber'), {
    message: 'columns.no-part-number',
    path: ['columns'],
  })
  .refine(({ columns }) => !hasRepeats(columns.map(({ header }) => header)), {
    message: 'columns.header-twice',
    path: ['columns'],
  })
  .refine(
    ({ columns }) =>
      !hasRepeats(columns.map(({ field }) => field).filter((field) => !isRepeatable(field))),
    { message: 'columns.field-twice', path: ['columns'] },
  );

export type SupplierProfile = z.infer<typeof supplierProfileSchema>;
export type MappedColumn = z.infer<typeof columnSchema>;

function hasRepeats(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}

/** How a file's header compares with the one that a profile was made for. */
export type ProfileMatch = {
  /** Mapped columns that the file does not have any more. */
  missing: string[];
  /** Columns of the file that the profile does not map. */
  unmapped: string[];
};

/** Compares names without case and spaces at their ends. */
export function matchProfile(profile: SupplierProfile, header: readonly string[]): ProfileMatch {
  const mapped = new Set(profile.columns.map((column) => plainHeader(column.header)));
  const there = new Set(header.map(plainHeader));
  return {
    missing: profile.columns
      .map((column) => column.header)
      .filter((name) => !there.has(plainHeader(name))),
    unmapped: header.filter((name) => name.trim() !== '' && !mapped.has(plainHeader(name))),
  };
}

export function plainHeader(name: string): string {
  return name.trim().toLowerCase();
}
