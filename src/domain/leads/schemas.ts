import { z } from 'zod';
import type { RuleLanguage } from '#src/lib/rule-messages.ts';
import { maxLength, phoneOrEmail, required } from '#src/lib/rules.ts';
import { zodRule } from '#src/lib/zod-rule.ts';

export const preferredContacts = ['call', 'text', 'email'] as const;
export type PreferredContact = (typeof preferredContacts)[number];

/** As in the form's labels; messages contain these names. */
const fieldNames = {
  name: { en: 'Name', es: 'Nombre' },
  contact: { en: 'phone or e-mail', es: 'Teléfono o correo' },
  note: { en: 'Note', es: 'Nota' },
  consent: { en: 'Consent', es: 'Consentimiento' },
};

/** The details form of a build as typed, with messages in the given language. */
export function buildDetailsSchema(locale: RuleLanguage) {
  const field = (name: keyof typeof fieldNames) => ({ field: fieldNames[name][locale], locale });
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
