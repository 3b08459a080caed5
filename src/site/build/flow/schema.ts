import { z } from 'zod';
import { describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

/** The build application. What it shows depends on the URL and on the visitor. */
export const buildFlowSchema = describedBlok(z.object(blokFields('build-flow')), {
  name: texts.name,
  help: texts.help,
  icon: 'truck',
  group: 'forms',
});
export type BuildFlowBlok = z.infer<typeof buildFlowSchema>;
