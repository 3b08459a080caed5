import { z } from 'zod';
import { partStatuses, stockStates } from '#src/domain/goods/index.ts';
import { plainText } from '#src/lib/plain-text.ts';

/** Text in one line: columns of JSON cannot store control characters and lone surrogates. */
export const words = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

export const wordList = z.array(words(200)).max(100);

/** A list whose entries the forms separate by commas and bars, too. */
export const nameList = z
  .array(
    z
      .string()
      .max(80)
      .regex(/^[^\p{Cc}\p{Cs},;|]+$/u),
  )
  .max(40);

export const cents = z.int().min(0).max(10_000_000);

export const status = z
  .enum(partStatuses)
  .meta({ description: 'Visitors see only what is `active`; builds keep what is `discontinued`.' });

export const stock = z.strictObject({
  onHand: z
    .int()
    .nullable()
    .optional()
    .meta({ description: 'On the shop’s shelf; null: nobody has counted.' }),
  leadTimeDays: z.int().nullable().optional(),
});

export const images = wordList.meta({
  description: 'Addresses of pictures in the media library, the first one first.',
});

export const version = z.string().max(64).meta({
  description: 'The `version` of the record as you have read it. If it is another now: 409.',
});

/** A name in an address, such as a stock number; what cannot be one is not found. */
export const pathName = (description: string) => words(120).min(1).meta({ description });

const searched = z.string().max(120).transform(plainText);

const page = z.coerce
  .number()
  .int()
  .min(1)
  .max(99_999)
  .default(1)
  .meta({ description: 'From 1; a page beyond the last one is empty.' });

export const listQuery = {
  search: searched.default('').meta({ description: 'Words that must all be found.' }),
  brand: searched.default(''),
  status: z.enum(partStatuses).optional(),
  stock: z
    .enum(stockStates)
    .optional()
    .meta({ description: '`uncounted`: nobody has said how many there are.' }),
  page,
};

/** The domain's lists call it '' if nothing is chosen. */
export const orAll = <Value extends string>(value: Value | undefined): Value | '' => value ?? '';

/** A page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), page: z.int(), pages: z.int(), total: z.int() });

export const removed = z.object({
  outcome: z.enum(['deleted', 'discontinued']).meta({
    description: '`discontinued` if a build, a lead, a finished truck or other goods refer to it.',
  }),
});
