import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

export const lawCardSchema = describedBlok(z.object({ ...blokFields('law-card') }), {
  name: { en: 'Lift law of Arizona', es: 'Ley de Arizona' },
  help: {
    en: 'Heights and rules for lifted trucks. It needs no settings.',
    es: 'Alturas y reglas para trocas levantadas. No necesita ajustes.',
  },
  icon: 'info',
  group: 'shop',
});
