import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

export const offsetDrawingSchema = describedBlok(z.object({ ...blokFields('offset-drawing') }), {
  name: { en: 'Drawing of wheel offset', es: 'Dibujo del offset' },
  help: {
    en: 'Explains offset and backspacing. It needs no settings.',
    es: 'Explica offset y backspacing. No necesita ajustes.',
  },
  icon: 'ruler',
  group: 'shop',
});

export type OffsetDrawingBlok = z.infer<typeof offsetDrawingSchema>;
