import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { asset, blokFields, bloks, choice, paragraph, words } from '#src/site/stories/fields.ts';
import { filmFields } from '../video-background/source-schema.ts';
import texts from './schema-words.json' with { type: 'json' };

export const heroSchema = describedBlok(
  z.object({
    ...blokFields('hero'),
    title: described(words, {
      label: texts['title.label'],
      help: texts['title.help'],
      required: true,
    }),
    title_emphasis: described(words, {
      label: texts['title_emphasis.label'],
      help: texts['title_emphasis.help'],
    }),
    description: described(paragraph, { label: texts['description.label'] }),
    style: described(choice(['default', 'dark'], 'default'), {
      label: texts['style.label'],
      group: 'look',
      options: { default: texts['style.options.default'], dark: texts['style.options.dark'] },
    }),
    buttons: described(bloks, {
      label: texts['buttons.label'],
      allowed: ['button'],
      max: 3,
    }),
    type: described(choice(['image', 'video'], 'image'), {
      label: texts['type.label'],
      options: { image: texts['type.options.image'], video: texts['type.options.video'] },
    }),
    asset: described(asset, { label: texts['asset.label'] }),
    ...filmFields,
  }),
  {
    name: texts.name,
    help: texts.help,
    icon: 'hero',
    group: 'pictures',
    preview: 'title',
    yields: {
      next: 'start-build',
      note: texts['yields.note'],
    },
  },
);

export type HeroBlok = z.infer<typeof heroSchema>;
