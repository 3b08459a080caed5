import type { Locale } from '../context.ts';
import type { ResumeProblem } from './resume-types.ts';

/** Every message about a refused file says what to do next; `{name}` is the file's own name. */
const messages: Record<ResumeProblem, Record<Locale, string>> = {
  type: {
    en: '{name} is not a type we open. PDF, DOCX, ODT, RTF or TXT.',
    es: '{name} no es de un tipo que abrimos. PDF, DOCX, ODT, RTF o TXT.',
  },
  oldWord: {
    en: '{name} is an old Word file. Save it as DOCX or PDF and choose it again.',
    es: '{name} es un archivo viejo de Word. Guárdalo como DOCX o PDF y elígelo otra vez.',
  },
  pages: {
    en: '{name} is a Pages file, and we cannot open it. Save it as PDF and choose it again.',
    es: '{name} es un archivo de Pages y no lo podemos abrir. Guárdalo como PDF y elígelo otra vez.',
  },
  photo: {
    en: '{name} is a picture. Save it as PDF, or send the picture by text to the shop’s number.',
    es: '{name} es una imagen. Guárdala como PDF, o mándala por mensaje al número del taller.',
  },
  name: {
    en: 'The file’s name has signs that we do not take. Give it a plain name and choose it again.',
    es: 'El nombre del archivo tiene signos que no aceptamos. Ponle un nombre sencillo y elígelo otra vez.',
  },
  mismatch: {
    en: '{name}: the content is not what the name says. Save it as PDF and choose it again.',
    es: '{name}: el contenido no es lo que dice el nombre. Guárdalo como PDF y elígelo otra vez.',
  },
  tooBig: {
    en: '{name} is over 10 MB. Choose a smaller file.',
    es: '{name} pasa de 10 MB. Elige un archivo más chico.',
  },
  empty: { en: '{name} is empty. Choose it again.', es: '{name} está vacío. Elígelo otra vez.' },
  damaged: {
    en: '{name} is damaged or cut off. Save it again as PDF and choose it again.',
    es: '{name} está dañado o incompleto. Guárdalo de nuevo como PDF y elígelo otra vez.',
  },
  locked: {
    en: '{name} is locked with a password. Save it without one and choose it again.',
    es: '{name} tiene contraseña. Guárdalo sin ella y elígelo otra vez.',
  },
  active: {
    en: '{name} has macros or linked objects in it. Save it as PDF and choose it again.',
    es: '{name} trae macros u objetos enlazados. Guárdalo como PDF y elígelo otra vez.',
  },
  nested: {
    en: '{name} has other files inside. Save it as PDF and choose it again.',
    es: '{name} trae otros archivos adentro. Guárdalo como PDF y elígelo otra vez.',
  },
  bomb: {
    en: '{name} unpacks to more than we open. Save it as PDF and choose it again.',
    es: '{name} se descomprime en más de lo que abrimos. Guárdalo como PDF y elígelo otra vez.',
  },
  infected: {
    en: '{name} did not pass the virus scanner and was not kept. Choose another file.',
    es: '{name} no pasó el antivirus y no se guardó. Elige otro archivo.',
  },
  busy: {
    en: 'Many files are on their way, so {name} was not kept. Your answers are still here: try again in a minute.',
    es: 'Vienen muchos archivos a la vez, así que {name} no se guardó. Tus respuestas siguen aquí: intenta en un minuto.',
  },
  unsaved: {
    en: 'We could not save {name}. Your answers are still here: try again in a few minutes, or send them without a file.',
    es: 'No pudimos guardar {name}. Tus respuestas siguen aquí: intenta en unos minutos, o mándalas sin archivo.',
  },
};

export function fileMessage(problem: ResumeProblem, name: string, locale: Locale): string {
  // Only displayed, never stored: without characters that break a line or change the direction of text.
  const shown = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, 100);
  return messages[problem][locale].replace('{name}', () => shown);
}
