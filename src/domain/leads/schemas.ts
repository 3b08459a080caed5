import { z } from 'zod';
import { checkVin, tidyVin } from '#src/domain/vin/index.ts';
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
    vin: vinField(locale),
    consent: zodRule([required()], field('consent')),
  });
}

/** Empty, or a VIN as it is stamped; a wrong one may be left out. */
function vinField(locale: LocaleCode) {
  return z
    .string()
    .nullish()
    .transform((typed, context) => {
      const text = typed ?? '';
      if (tidyVin(text) === '') return '';
      const read = checkVin(text);
      if ('vin' in read) return read.vin;
      context.addIssue({ code: 'custom', message: texts[`vin.${read.problem}`][locale] });
      return z.NEVER;
    });
}

export type BuildDetails = z.infer<ReturnType<typeof buildDetailsSchema>>;
export type BuildDetailsInput = z.input<ReturnType<typeof buildDetailsSchema>>;
