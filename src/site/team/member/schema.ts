import { z } from 'zod';
import { described, describedRecord } from '#src/site/stories/field-meta.ts';
import { asset, blokFields, paragraph, text, words } from '#src/site/stories/fields.ts';

/** A person on the team: a story in the folder `team`. */
export const teamMemberSchema = describedRecord(
  z.object({
    ...blokFields('team-member'),
    name: described(text, { label: { en: 'Name', es: 'Nombre' }, required: true }),
    role: described(words, {
      label: { en: 'Role', es: 'Puesto' },
      help: { en: '“Lead lift technician”', es: '“Técnico líder de lift”' },
      required: true,
    }),
    years: described(z.coerce.number().nonnegative().catch(0), {
      label: { en: 'Years of experience', es: 'Años de experiencia' },
    }),
    specialty: described(words, {
      label: { en: 'Best at', es: 'Lo suyo' },
      help: { en: 'A few words.', es: 'Pocas palabras.' },
    }),
    bio: described(paragraph, {
      label: { en: 'About', es: 'Sobre esta persona' },
      help: { en: 'Two to four sentences.', es: 'De dos a cuatro frases.' },
    }),
    humanDetail: described(paragraph, {
      label: { en: 'One thing to remember', es: 'Un detalle para recordar' },
      help: { en: 'One sentence, outside of work.', es: 'Una frase, fuera del trabajo.' },
    }),
    portrait: described(asset, { label: { en: 'Portrait', es: 'Retrato' } }),
  }),
  {
    name: { en: 'Team member', es: 'Persona del equipo' },
    help: {
      en: 'One person. The parts “Team” show everybody of the folder “team”.',
      es: 'Una persona. Las partes “Equipo” muestran a quienes están en la carpeta “team”.',
    },
    icon: 'people',
    group: 'root',
    preview: 'name',
  },
);
