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

/** The contact form, with the messages that a person sees, in their language. */
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

/** What stands beside the field when the file turns out to be no photo. */
export function notPhotoMessage(locale: Locale): string {
  return photoMessages.notPhoto[locale];
}

/** A file input that was left alone sends a nameless empty file: that counts as none. */
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
