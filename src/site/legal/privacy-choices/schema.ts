import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

export const privacyChoicesSchema = describedBlok(z.object({ ...blokFields('privacy-choices') }), {
  name: { en: 'Privacy choices', es: 'Privacidad' },
  help: {
    en: 'What visitors may ask of the shop about their data. It needs no settings.',
    es: 'Lo que se puede pedir sobre los datos propios. No necesita ajustes.',
  },
  icon: 'shield',
  group: 'forms',
});
