import { z } from 'zod';
import { safeBackground } from '#src/lib/safe-background.ts';
import { described, describedBlok } from '#src/site/stories/field-meta.ts';
import { blokFields, choice, flag, media, number, text, words } from '#src/site/stories/fields.ts';
import { filmFields } from './source-schema.ts';

export type { FilmSource } from './source-schema.ts';

export const videoBackgroundSchema = describedBlok(
  z.object({
    ...blokFields('VideoBackground'),
    src: described(media, { label: { en: 'Film', es: 'Video' }, format: 'film' }),
    ...filmFields,
    alt: described(words, {
      label: { en: 'What the film shows', es: 'Qué muestra el video' },
      help: { en: 'For people who cannot see it.', es: 'Para quien no puede verlo.' },
    }),
    /** A CSS background over the film. */
    overlay: described(text.transform(safeBackground), {
      label: { en: 'Shade over the film', es: 'Sombra sobre el video' },
      help: {
        en: 'A CSS color or gradient. Leave it empty when in doubt.',
        es: 'Un color o degradado de CSS. Si dudas, déjalo vacío.',
      },
      group: 'look',
    }),
    muted: described(flag(true), { label: { en: 'Without sound', es: 'Sin sonido' } }),
    loop: described(flag(true), {
      label: { en: 'Begins again at the end', es: 'Vuelve a empezar' },
    }),
    preload: described(z.enum(['auto', 'metadata', 'none']).catch('auto'), {
      label: { en: 'Fetched beforehand', es: 'Se carga antes' },
      options: {
        auto: { en: 'The film', es: 'El video' },
        metadata: { en: 'Its first picture', es: 'Su primera imagen' },
        none: { en: 'Nothing', es: 'Nada' },
      },
      group: 'look',
    }),
    objectFit: described(choice(['cover', 'contain'], 'cover'), {
      label: { en: 'In its frame', es: 'En su marco' },
      options: {
        cover: { en: 'Fills it, cut at the edges', es: 'Lo llena, cortado en las orillas' },
        contain: { en: 'Whole, with room beside it', es: 'Entero, con espacio a los lados' },
      },
      group: 'look',
    }),
    playbackRate: described(number(1, { min: 0.25, max: 4 }), {
      label: { en: 'Speed', es: 'Velocidad' },
      help: { en: '1 is as filmed, 0.5 half as fast.', es: '1 es normal, 0.5 la mitad.' },
      group: 'look',
    }),
  }),
  {
    name: { en: 'Film across the page', es: 'Video de lado a lado' },
    help: {
      en: 'A film as wide as the window. It stops where visitors asked for no motion.',
      es: 'Un video del ancho de la ventana. No se mueve si así se pidió.',
    },
    icon: 'film',
    group: 'pictures',
    preview: 'alt',
  },
);

export type VideoBackgroundBlok = z.infer<typeof videoBackgroundSchema>;
