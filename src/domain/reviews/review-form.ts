import { z } from 'zod';
import { maxLength, required } from '#src/lib/rules.ts';
import { zodRule } from '#src/lib/zod-rule.ts';
import type { Locale } from '../context.ts';
import texts from './review-form-words.json' with { type: 'json' };

/** The review form, with messages in the customer's language. */
export function reviewFormSchema(locale: Locale) {
  const named = (field: keyof typeof texts, ...rules: Parameters<typeof zodRule>[0]) =>
    zodRule(rules, { field: texts[field][locale], locale });
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
