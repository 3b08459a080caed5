import { z } from 'zod';
import { maxLength, phoneOrEmail, required } from '#src/lib/rules.ts';
import { zodRule } from '#src/lib/zod-rule.ts';
import type { Locale } from '../context.ts';

export const messageTopics = ['fit', 'price', 'job', 'problem', 'other'] as const;

const fields = {
  name: { en: 'name', es: 'nombre' },
  contact: { en: 'phone or e-mail', es: 'teléfono o correo' },
  message: { en: 'message', es: 'mensaje' },
} as const;

const chooseTopic = { en: 'Choose a topic', es: 'Escoge un tema' };

/** The contact form, with messages in the visitor's language. */
export function messageSchema(locale: Locale) {
  const named = (field: keyof typeof fields, ...rules: Parameters<typeof zodRule>[0]) =>
    zodRule(rules, { field: fields[field][locale], locale });
  return z.object({
    formId: z.uuid(),
    name: named('name', required(), maxLength(120)),
    contact: named('contact', required(), phoneOrEmail()),
    topic: z.enum(messageTopics, chooseTopic[locale]),
    message: named('message', required(), maxLength(4000)),
    photo: photoField(locale),
  });
}

const megabytes = 10;

const photoMessages = {
  tooLarge: {
    en: `The photo is larger than ${megabytes} MB. Choose a smaller one.`,
    es: `La foto pesa más de ${megabytes} MB. Escoge una más chica.`,
  },
  notPhoto: {
    en: 'This is no photo we can read. Choose a JPEG, PNG or WebP.',
    es: 'No es una foto que podamos leer. Escoge un JPEG, PNG o WebP.',
  },
} as const;

/** The message next to the field if the file is not a photo. */
export function notPhotoMessage(locale: Locale): string {
  return photoMessages.notPhoto[locale];
}

/** An empty file input sends a nameless empty file, which counts as none. */
function photoField(locale: Locale) {
  return z.preprocess(
    (value) => (value instanceof File && value.name === '' && value.size === 0 ? undefined : value),
    z
      .instanceof(File, { error: photoMessages.notPhoto[locale] })
      .refine((file) => file.size <= megabytes * 1024 ** 2, photoMessages.tooLarge[locale])
      .optional(),
  );
}

export type MessageInput = z.infer<ReturnType<typeof messageSchema>>;
