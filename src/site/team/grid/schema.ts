import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const teamGridSchema = describedBlok(z.object({ ...blokFields('team-grid') }), {
  name: texts.name,
  help: texts.help,
  icon: 'people',
  group: 'shop',
  kept: 'team',
});

export type TeamGridBlok = z.infer<typeof teamGridSchema>;
