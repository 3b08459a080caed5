import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';

export const teamGridSchema = describedBlok(z.object({ ...blokFields('team-grid') }), {
  name: { en: 'Team', es: 'Equipo' },
  help: {
    en: 'Everybody of the folder “team”. It needs no settings.',
    es: 'Todas las personas de la carpeta “team”. No necesita ajustes.',
  },
  icon: 'people',
  group: 'shop',
  kept: 'team',
});

export type TeamGridBlok = z.infer<typeof teamGridSchema>;
