import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const offsetDrawingSchema = describedBlok(z.object({ ...blokFields('offset-drawing') }), {
  name: texts.name,
  help: texts.help,
  icon: 'ruler',
  group: 'shop',
});

export type OffsetDrawingBlok = z.infer<typeof offsetDrawingSchema>;
