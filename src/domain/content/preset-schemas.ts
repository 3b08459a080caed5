import { z } from 'zod';
import { rowId } from './row-id.ts';
import { blokSchema, nameSchema } from './story-schemas.ts';

export const presetInputSchema = z.strictObject({
  /** Without it a new preset is made. */
  id: rowId.optional(),
  name: nameSchema,
  /** The part, whose kind is the preset's. */
  content: blokSchema,
});

export type PresetInput = z.input<typeof presetInputSchema>;
