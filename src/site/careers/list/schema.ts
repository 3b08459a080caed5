import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const careersListSchema = describedBlok(z.object({ ...blokFields('careers-list') }), {
  name: texts.name,
  help: texts.help,
  icon: 'list',
  group: 'shop',
});

export type CareersListBlok = z.infer<typeof careersListSchema>;
