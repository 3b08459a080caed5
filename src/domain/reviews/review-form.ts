import { z } from 'zod';
import { maxLength, required } from '#src/lib/rules.ts';
import { zodRule } from '#src/lib/zod-rule.ts';
import type { Locale } from '../context.ts';

const fields = {
  stars: { en: 'stars', es: 'estrellas' },
  text: { en: 'words', es: 'palabras' },
  name: { en: 'name', es: 'nombre' },
  city: { en: 'city', es: 'ciudad' },
} as const;

/** The review form, with messages in the customer's language. */
export function reviewFormSchema(locale: Locale) {
  const named = (field: keyof typeof fields, ...rules: Parameters<typeof zodRule>[0]) =>
    zodRule(rules, { field: fields[field][locale], locale });
  const tick = z.literal('on').optional();
  return z.object({
    formId: z.uuid(),
    stars: named('stars', required()).pipe(z.enum(['1', '2', '3', '4', '5'])),
    text: named('text', required(), maxLength(3000)),
    name: named('name', required(), maxLength(60)),
    city: named('city', required(), maxLength(60)),
    publish: tick,
    photos: tick,
  });
}

export type ReviewFormValues = z.infer<ReturnType<typeof reviewFormSchema>>;
