import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const fitsVehiclesSchema = describedBlok(z.object({ ...blokFields('fits-vehicles') }), {
  name: texts.name,
  help: texts.help,
  icon: 'truck',
  group: 'fixed',
});

export type FitsVehiclesBlok = z.infer<typeof fitsVehiclesSchema>;
