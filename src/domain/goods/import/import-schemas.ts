import { z } from 'zod';
import { supplierProfileSchema } from '#src/domain/feeds/index.ts';

/** Numbers of rows by what becomes of them, and what deserves a second look. */
export const importCountsSchema = z.object({
  added: z.int().default(0),
  changed: z.int().default(0),
  unchanged: z.int().default(0),
  refused: z.int().default(0),
  /** Rows about goods that the shop does not have: normal in a distributor's price list. */
  foreign: z.int().default(0),
  /** Prices that move by more than 30 %. */
  bigMoves: z.int().default(0),
});

export type ImportCounts = z.infer<typeof importCountsSchema>;

export const noCounts: ImportCounts = importCountsSchema.parse({});

export const tableChoiceSchema = z.object({
  sheet: z.string().optional(),
  headerRow: z.int().min(1).optional(),
});

export const guessSchema = z.object({
  format: z.enum(['text', 'xlsx']),
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  headerLine: z.int(),
  notes: z.array(z.object({ reason: z.string(), values: z.record(z.string(), z.any()) })),
  columns: z.array(
    z.object({
      header: z.string(),
      field: z.string().nullable(),
      confidence: z.enum(['high', 'medium', 'low']),
      reasons: z.array(z.object({ reason: z.string(), values: z.record(z.string(), z.any()) })),
      samples: z.array(z.string()),
    }),
  ),
});

export type ImportGuess = z.infer<typeof guessSchema>;

/** A profile that is being put together may still lack the part number. */
export const draftProfileSchema = z.object(supplierProfileSchema.shape).extend({
  name: z.string(),
  columns: z.array(supplierProfileSchema.shape.columns.element),
});

export type DraftProfile = z.infer<typeof draftProfileSchema>;
