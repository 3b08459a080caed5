import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

export const offlinePagesSchema = describedBlok(z.object(blokFields('offline-pages')), {
  name: { en: 'Pages that open offline', es: 'Páginas que abren sin señal' },
  help: {
    en: 'Which pages this visitor can open without a network.',
    es: 'Qué páginas puede abrir este visitante sin señal.',
  },
  icon: 'list',
  group: 'fixed',
});

export type OfflinePagesBlok = z.infer<typeof offlinePagesSchema>;
