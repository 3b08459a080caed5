import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, choice, flag, paragraph, words } from '#src/site/stories/fields.ts';

export const sectionHeadingSchema = describedBlok(
  z.object({
    ...blokFields('section-heading'),
    title_accent: described(words, {
      label: { en: 'Words before the title', es: 'Palabras antes del título' },
      help: {
        en: 'They begin the heading, set apart from the title.',
        es: 'Empiezan el encabezado, distintas del título.',
      },
    }),
    title: described(words, { label: { en: 'Title', es: 'Título' }, required: true }),
    description: described(paragraph, { label: { en: 'Text below', es: 'Texto debajo' } }),
    description_align: described(choice(['left', 'center', 'right'], 'left'), {
      label: { en: 'Text stands', es: 'El texto va' },
      group: 'look',
      options: {
        left: { en: 'Left', es: 'Izquierda' },
        center: { en: 'Middle', es: 'Centro' },
        right: { en: 'Right', es: 'Derecha' },
      },
    }),
    bottom_padding: described(flag(), {
      label: { en: 'More room below', es: 'Más espacio debajo' },
      group: 'look',
    }),
  }),
  {
    name: { en: 'Section heading', es: 'Título de sección' },
    help: {
      en: 'A heading for the parts that follow.',
      es: 'Un título para las partes que siguen.',
    },
    icon: 'heading',
    group: 'words',
    preview: 'title',
  },
);

export type SectionHeadingBlok = z.infer<typeof sectionHeadingSchema>;
