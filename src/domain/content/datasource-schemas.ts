import { z } from 'zod';
import { why } from './refusals.ts';
import { rowId } from './row-id.ts';
import { nameSchema as name, plain } from './story-schemas.ts';

const slug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?$/, why('content.slug-form').reason);

export const datasourceInputSchema = z.strictObject({
  /** Without it a new list is created. */
  id: rowId.optional(),
  name,
  slug,
  dimensions: z
    .array(z.strictObject({ id: rowId.optional(), name, entryValue: slug }))
    .max(50)
    .optional(),
});

export const entryInputSchema = z.strictObject({
  /** Without it a new entry is created in `datasourceId`. */
  id: rowId.optional(),
  datasourceId: rowId.optional(),
  name: name.optional(),
  value: plain.pipe(z.string().max(2000)).optional(),
  /** Value by dimension: `{ es: 'Rojo' }`. */
  dimensionValues: z.record(slug, plain.pipe(z.string().max(2000))).optional(),
  position: z.int().optional(),
});

export const internalTagInputSchema = z.strictObject({
  id: rowId.optional(),
  name,
  objectType: z.enum(['asset', 'component']),
});

export type DatasourceInput = z.input<typeof datasourceInputSchema>;
export type EntryInput = z.input<typeof entryInputSchema>;
export type InternalTagInput = z.input<typeof internalTagInputSchema>;
