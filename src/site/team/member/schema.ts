import { z } from 'zod';
import { described, describedRecord } from '#src/site/stories/field-meta.ts';
import { asset, blokFields, paragraph, text, words } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

/** A person on the team: a story in the folder `team`. */
export const teamMemberSchema = describedRecord(
  z.object({
    ...blokFields('team-member'),
    name: described(text, { label: texts['name.label'], required: true }),
    role: described(words, {
      label: texts['role.label'],
      help: texts['role.help'],
      required: true,
    }),
    years: described(z.coerce.number().nonnegative().catch(0), {
      label: texts['years.label'],
    }),
    specialty: described(words, {
      label: texts['specialty.label'],
      help: texts['specialty.help'],
    }),
    bio: described(paragraph, {
      label: texts['bio.label'],
      help: texts['bio.help'],
    }),
    humanDetail: described(paragraph, {
      label: texts['humanDetail.label'],
      help: texts['humanDetail.help'],
    }),
    portrait: described(asset, { label: texts['portrait.label'] }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'people',
    group: 'root',
    preview: 'name',
  },
);
