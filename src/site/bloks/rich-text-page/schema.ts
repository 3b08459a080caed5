import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, markdown, paragraph, words } from '#src/site/stories/fields.ts';

export const richTextPageSchema = describedBlok(
  z.object({
    ...blokFields('rich-text-page'),
    accent: described(words, {
      label: { en: 'Words before the title', es: 'Palabras antes del título' },
      help: {
        en: 'They begin the heading, set apart from the title.',
        es: 'Empiezan el encabezado, distintas del título.',
      },
    }),
    title: described(words, { label: { en: 'Title', es: 'Título' }, required: true }),
    intro: described(paragraph, { label: { en: 'Introduction', es: 'Introducción' } }),
    /** Markdown. */
    body: described(markdown, { label: { en: 'Text', es: 'Texto' }, required: true }),
  }),
  {
    name: { en: 'Page of text', es: 'Página de texto' },
    help: {
      en: 'A whole page to read: title, introduction, text.',
      es: 'Una página para leer: título, introducción y texto.',
    },
    icon: 'text',
    group: 'words',
    preview: 'title',
  },
);

export type RichTextPageBlok = z.infer<typeof richTextPageSchema>;
