import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const privacyChoicesSchema = describedBlok(z.object({ ...blokFields('privacy-choices') }), {
  name: texts.name,
  help: texts.help,
  icon: 'shield',
  group: 'forms',
});
