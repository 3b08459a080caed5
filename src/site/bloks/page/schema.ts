import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, bloks, choice, paragraph, words } from '#src/site/stories/fields.ts';
import texts from './schema-words.json' with { type: 'json' };

export const pageSchema = describedBlok(
  z.object({
    ...blokFields('page'),
    body: described(bloks, { label: texts['body.label'] }),
    seo_title: described(words, {
      label: texts['seo_title.label'],
      help: texts['seo_title.help'],
      required: true,
      max: 70,
      group: 'search',
    }),
    seo_description: described(paragraph, {
      label: texts['seo_description.label'],
      help: texts['seo_description.help'],
      max: 200,
      group: 'search',
    }),
    robots: described(choice(['', 'noindex'], ''), {
      label: texts['robots.label'],
      options: {
        '': texts['robots.options.'],
        noindex: texts['robots.options.noindex'],
      },
      group: 'search',
    }),
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'page',
    group: 'root',
  },
);

export type PageBlok = z.infer<typeof pageSchema>;
