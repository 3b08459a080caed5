import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

export const careersListSchema = describedBlok(z.object({ ...blokFields('careers-list') }), {
  name: { en: 'Open jobs', es: 'Vacantes' },
  help: {
    en: 'All jobs that are open now. It needs no settings.',
    es: 'Todas las vacantes abiertas. No necesita ajustes.',
  },
  icon: 'list',
  group: 'shop',
});

export type CareersListBlok = z.infer<typeof careersListSchema>;
