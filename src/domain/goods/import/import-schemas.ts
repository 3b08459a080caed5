import { z } from 'zod';
import { supplierProfileSchema } from '#src/domain/feeds/index.ts';
import { priceRuleSchema } from './price-rule.ts';

/** Numbers of rows by what becomes of them, and what deserves a second look. */
export const importCountsSchema = z.object({
  added: z.int().default(0),
  changed: z.int().default(0),
  unchanged: z.int().default(0),
  /** Rows that would only change what somebody in the shop has typed. */
  kept: z.int().default(0),
  refused: z.int().default(0),
  /** Of those added and changed, how many wait for a day. */
  later: z.int().default(0),
  /** Rows about goods that the shop does not have: normal in a distributor's price list. */
  foreign: z.int().default(0),
  /** The first of their numbers. */
  foreignNumbers: z.array(z.string()).default([]),
  /** Rows whose number the shop does not have, but that are perhaps one of its parts. */
  suggested: z.int().default(0),
  /** Prices that move by more than 30 %. */
  bigMoves: z.int().default(0),
  /** Prices that become ten times as high or a tenth: a shifted decimal point, another column. */
  wildMoves: z.int().default(0),
  /** Parts that are taken off the site. */
  ended: z.int().default(0),
  /** Parts that get other pictures. */
  pictures: z.int().default(0),
  /** Parts of which the supplier has more, less, sooner, later or at another cost. */
  supply: z.int().default(0),
  /** The same in a file whose supplier nobody has named, where it is lost. */
  unnamedSupply: z.int().default(0),
  /** The newest day that its rows say it was written on, "2026-11-28". */
  sentOn: z.string().nullable().default(null),
});

export type ImportCounts = z.infer<typeof importCountsSchema>;

export const noCounts: ImportCounts = importCountsSchema.parse({});

export const tableChoiceSchema = z.object({
  sheet: z.string().optional(),
  headerRow: z.int().min(1).optional(),
});

const piesFactsSchema = z.object({
  version: z.string(),
  isFull: z.boolean(),
  brandCode: z.string().nullable(),
  brands: z.array(z.string()),
  effectiveOn: z.string().nullable(),
});

export const guessSchema = z.object({
  format: z.enum(['text', 'xlsx', 'pies']),
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
  /** Of a PIES file, whose columns are its price types. */
  pies: piesFactsSchema.optional(),
});

export type ImportGuess = z.infer<typeof guessSchema>;

/** A profile that is being put together may still lack the part number. */
export const draftProfileSchema = z.object(supplierProfileSchema.shape).extend({
  name: z.string(),
  columns: z.array(supplierProfileSchema.shape.columns.element),
  format: z.enum(['table', 'pies']).default('table'),
  /** Whether its files also change what somebody in the shop has typed. */
  overTyped: z.boolean().default(false),
  /** Whether its files list everything the supplier sells, so that what is missing again and again has ended. */
  isComplete: z.boolean().default(false),
  /** What makes the price of the cost where `priceFrom` names no column; null leaves prices as they are. */
  priceRule: priceRuleSchema.nullable().default(null),
  /** Sites that its pictures are fetched from; a dealer may show a maker's pictures, others may not. */
  pictureHosts: z.array(z.string().max(300)).max(20).default([]),
  /** By whom a PIES file says to be sent: its brand owner's code. Its columns are the same for everybody. */
  sender: z.string().nullable().default(null),
  /** Whether a row is named by its line in the file or by its number among the items. */
  numbering: z.enum(['lines', 'items']).default('lines'),
});

/** In the columns of a profile for PIES, beside its price types; no table has a column of this name. */
export const piesNumberColumn = 'Item/PartNumber';

export type DraftProfile = z.infer<typeof draftProfileSchema>;
