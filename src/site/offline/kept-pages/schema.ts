import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const offlinePagesSchema = describedBlok(z.object(blokFields('offline-pages')), {
  name: texts.name,
  help: texts.help,
  icon: 'list',
  group: 'fixed',
});

export type OfflinePagesBlok = z.infer<typeof offlinePagesSchema>;
