import { z } from 'zod';
import { maxLength, phoneOrEmail, required } from '#src/lib/rules.ts';
import { zodRule } from '#src/lib/zod-rule.ts';
import type { Locale } from '../context.ts';
import texts from './message-schema-words.json' with { type: 'json' };

export const messageTopics = ['fit', 'price', 'job', 'problem', 'other'] as const;

type Named = 'name' | 'contact' | 'message';

/** The contact form, with messages in the visitor's language. */
export function messageSchema(locale: Locale) {
  const named = (field: Named, ...rules: Parameters<typeof zodRule>[0]) =>
    zodRule(rules, { field: texts[field][locale], locale });
  return z.object({
    formId: z.uuid(),
    name: named('name', required(), maxLength(120)),
    contact: named('contact', required(), phoneOrEmail()),
    topic: z.enum(messageTopics, texts.chooseTopic[locale]),
    message: named('message', required(), maxLength(4000)),
    photo: photoField(locale),
  });
}

const megabytes = 10;

/** The message next to the field if the file is not a photo. */
export function notPhotoMessage(locale: Locale): string {
  return texts.notPhoto[locale];
}

function tooLarge(locale: Locale): string {
  return texts.tooLarge[locale].replace('{megabytes}', String(megabytes));
}

/** An empty file input sends a nameless empty file, which counts as none. */
function photoField(locale: Locale) {
  return z.preprocess(
    (value) => (value instanceof File && value.name === '' && value.size === 0 ? undefined : value),
    z
      .instanceof(File, { error: texts.notPhoto[locale] })
      .refine((file) => file.size <= megabytes * 1024 ** 2, tooLarge(locale))
      .optional(),
  );
}

export type MessageInput = z.infer<ReturnType<typeof messageSchema>>;
