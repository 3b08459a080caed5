import { z } from 'zod';
import { type RuleLanguage, ruleMessage } from '#src/lib/rule-messages.ts';
import { email, maxLength, required } from '#src/lib/rules.ts';
import { zodRule } from '#src/lib/zod-rule.ts';

const fieldNames = {
  email: { en: 'E-mail', es: 'Correo' },
  consent: { en: 'Consent', es: 'Consentimiento' },
};

/** The reminder form as typed, with messages in the visitor's language. */
export function reminderSchema(locale: RuleLanguage) {
  const field = (name: keyof typeof fieldNames) => ({ field: fieldNames[name][locale], locale });
  return z.object({
    reminderEmail: zodRule([required(), email(), maxLength(254)], field('email')).pipe(
      // The rule's pattern accepts a few addresses that no mail server takes.
      z.email({ error: ruleMessage('email', { field: '', locale }) }),
    ),
    reminderConsent: zodRule([required()], field('consent')),
  });
}

export type ReminderInput = z.input<ReturnType<typeof reminderSchema>>;
