import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const lawCardSchema = describedBlok(z.object({ ...blokFields('law-card') }), {
  name: texts.name,
  help: texts.help,
  icon: 'info',
  group: 'shop',
});
