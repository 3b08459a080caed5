import { z } from 'zod';
import { rowId } from './row-id.ts';
import { blokSchema, nameSchema } from './story-schemas.ts';

export const presetInputSchema = z.strictObject({
  /** Without it a new preset is created. */
  id: rowId.optional(),
  name: nameSchema,
  /** The blok, whose component is the preset's. */
  content: blokSchema,
});

export type PresetInput = z.input<typeof presetInputSchema>;
