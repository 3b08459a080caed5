import { z } from 'zod';
import type { LocaleCode } from '#src/lib/locales.ts';
import { maxLength, phoneOrEmail, required } from '#src/lib/rules.ts';
import { zodRule } from '#src/lib/zod-rule.ts';
import texts from './schemas-words.json' with { type: 'json' };

export const preferredContacts = ['call', 'text', 'email'] as const;
export type PreferredContact = (typeof preferredContacts)[number];

/** The details form of a build as typed, with messages in the given language. */
export function buildDetailsSchema(locale: LocaleCode) {
  const field = (name: keyof typeof texts) => ({ field: texts[name][locale], locale });
  return z.object({
    name: zodRule([required(), maxLength(120)], field('name')),
    contact: zodRule([required(), phoneOrEmail()], field('contact')),
    preferred: z.enum(preferredContacts).nullish().catch(null),
    note: zodRule([maxLength(2000)], field('note')),
    consent: zodRule([required()], field('consent')),
  });
}

export type BuildDetails = z.infer<ReturnType<typeof buildDetailsSchema>>;
export type BuildDetailsInput = z.input<ReturnType<typeof buildDetailsSchema>>;
