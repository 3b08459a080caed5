import { z } from 'zod';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { asset, blokFields, bloks, choice, paragraph, words } from '#src/site/stories/fields.ts';
import { filmFields } from '../video-background/source-schema.ts';

export const heroSchema = describedBlok(
  z.object({
    ...blokFields('hero'),
    title: described(words, {
      label: { en: 'Title', es: 'Título' },
      help: { en: 'The largest words of the page.', es: 'Las palabras más grandes de la página.' },
      required: true,
    }),
    title_emphasis: described(words, {
      label: { en: 'Title, second part', es: 'Título, segunda parte' },
      help: {
        en: 'These words follow the title on a line of their own.',
        es: 'Estas palabras siguen al título en una línea propia.',
      },
    }),
    description: described(paragraph, { label: { en: 'Text below', es: 'Texto debajo' } }),
    style: described(choice(['default', 'dark'], 'default'), {
      label: { en: 'Look', es: 'Aspecto' },
      group: 'look',
      options: { default: { en: 'Day', es: 'Día' }, dark: { en: 'Night', es: 'Noche' } },
    }),
    buttons: described(bloks, {
      label: { en: 'Buttons', es: 'Botones' },
      allowed: ['button'],
      max: 3,
    }),
    type: described(choice(['image', 'video'], 'image'), {
      label: { en: 'Picture or film', es: 'Foto o video' },
      options: { image: { en: 'Picture', es: 'Foto' }, video: { en: 'Film', es: 'Video' } },
    }),
    asset: described(asset, { label: { en: 'Picture or film', es: 'Foto o video' } }),
    ...filmFields,
  }),
  {
    name: { en: 'Hero', es: 'Portada' },
    help: {
      en: 'The top of a page: its title, a few words, buttons and a picture.',
      es: 'Lo alto de la página: su título, unas palabras, botones y una foto.',
    },
    icon: 'hero',
    group: 'pictures',
    preview: 'title',
    yields: {
      next: 'start-build',
      note: {
        en: 'The drawing below is the picture here. Remove the drawing, and this part shows its own picture and look.',
        es: 'Aquí la foto es el dibujo de abajo. Quita el dibujo, y esta parte muestra su propia foto y su aspecto.',
      },
    },
  },
);

export type HeroBlok = z.infer<typeof heroSchema>;
