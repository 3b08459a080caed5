import { z } from 'zod';

const name = z.string().trim().min(1, 'Write a name').max(200, 'Write at most 200 characters');
const slug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?$/, 'may only have small letters, digits and hyphens');

export const datasourceInputSchema = z.strictObject({
  /** Without it a new list is made. */
  id: z.int().optional(),
  name,
  slug,
  dimensions: z
    .array(z.strictObject({ id: z.int().optional(), name, entryValue: slug }))
    .max(50)
    .optional(),
});

export const entryInputSchema = z.strictObject({
  /** Without it a new entry is made, in `datasourceId`. */
  id: z.int().optional(),
  datasourceId: z.int().optional(),
  name: name.optional(),
  value: z.string().max(2000).optional(),
  /** Value by dimension: `{ es: 'Rojo' }`. */
  dimensionValues: z.record(slug, z.string().max(2000)).optional(),
  position: z.int().optional(),
});

export const internalTagInputSchema = z.strictObject({
  id: z.int().optional(),
  name,
  objectType: z.enum(['asset', 'component']),
});

export type DatasourceInput = z.input<typeof datasourceInputSchema>;
export type EntryInput = z.input<typeof entryInputSchema>;
export type InternalTagInput = z.input<typeof internalTagInputSchema>;
