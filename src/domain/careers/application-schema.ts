import { z } from 'zod';
import { maxLength, phoneOrEmail, required } from '#src/lib/rules.ts';
import { zodRule } from '#src/lib/zod-rule.ts';
import type { Locale } from '../context.ts';
import { formatOfName, maxResumeBytes } from './resume-types.ts';

const fields = {
  name: { en: 'name', es: 'nombre' },
  contact: { en: 'phone or e-mail', es: 'teléfono o correo' },
  message: { en: 'message', es: 'mensaje' },
} as const;

/** Every refusal of a file says what to do next; `{name}` is the file's own name. */
export const fileMessages = {
  type: {
    en: '{name} is not a type we open. PDF, DOCX, ODT, RTF or TXT.',
    es: '{name} no es de un tipo que abrimos. PDF, DOCX, ODT, RTF o TXT.',
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
} as const;

export function fileMessage(
  problem: keyof typeof fileMessages,
  name: string,
  locale: Locale,
): string {
  return fileMessages[problem][locale].replace('{name}', () => name);
}

/**
 * The application form. A resume or a few lines: one of the two is needed. The browser checks name
 * and size of the file, the server its content too.
 */
export function applicationSchema(locale: Locale) {
  const named = (field: keyof typeof fields, ...rules: Parameters<typeof zodRule>[0]) =>
    zodRule(rules, { field: fields[field][locale], locale });
  return z
    .object({
      formId: z.uuid(),
      name: named('name', required(), maxLength(120)),
      contact: named('contact', required(), phoneOrEmail()),
      message: named('message', maxLength(4000)),
      resume: resumeField(locale),
    })
    .superRefine((values, context) => {
      if (values.message !== '' || values.resume !== undefined) return;
      const message =
        locale === 'es'
          ? 'Sube tu currículum o cuéntanos en unas líneas'
          : 'Choose a resume, or tell us in a few lines';
      context.addIssue({ code: 'custom', path: ['resume'], message });
    });
}

/** A file input that was left alone sends a nameless empty file: that counts as none. */
function resumeField(locale: Locale) {
  return z.preprocess(
    (value) => (value instanceof File && value.name === '' && value.size === 0 ? undefined : value),
    z
      .instanceof(File)
      .superRefine((file, context) => {
        const problem = refuseFile(file);
        if (problem)
          context.addIssue({ code: 'custom', message: fileMessage(problem, file.name, locale) });
      })
      .optional(),
  );
}

function refuseFile(file: File): 'type' | 'tooBig' | 'empty' | null {
  if (formatOfName(file.name) === null) return 'type';
  if (file.size > maxResumeBytes) return 'tooBig';
  return file.size === 0 ? 'empty' : null;
}

export type ApplicationInput = z.infer<ReturnType<typeof applicationSchema>>;
