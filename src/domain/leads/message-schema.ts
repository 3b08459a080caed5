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

/** The contact form, with the messages that a person sees, in their language. */
export function messageSchema(locale: Locale) {
  const named = (field: keyof typeof fields, ...rules: Parameters<typeof zodRule>[0]) =>
    zodRule(rules, { field: fields[field][locale], locale });
  return z.object({
    formId: z.uuid(),
    name: named('name', required(), maxLength(120)),
    contact: named('contact', required(), phoneOrEmail()),
    topic: z.enum(messageTopics),
    message: named('message', required(), maxLength(4000)),
  });
}

export type MessageInput = z.infer<ReturnType<typeof messageSchema>>;
