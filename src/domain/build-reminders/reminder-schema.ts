import { z } from 'zod';
import type { LocaleCode } from '#src/lib/locales.ts';
import { ruleMessage } from '#src/lib/rule-messages.ts';
import { email, maxLength, required } from '#src/lib/rules.ts';
import { zodRule } from '#src/lib/zod-rule.ts';
import texts from './reminder-schema-words.json' with { type: 'json' };

/** The reminder form as typed, with messages in the visitor's language. */
export function reminderSchema(locale: LocaleCode) {
  const field = (name: keyof typeof texts) => ({ field: texts[name][locale], locale });
  return z.object({
    reminderEmail: zodRule([required(), email(), maxLength(254)], field('email')).pipe(
      // The rule's pattern accepts a few addresses that no mail server takes.
      z.email({ error: ruleMessage('email', { field: '', locale }) }),
    ),
    reminderConsent: zodRule([required()], field('consent')),
  });
}

export type ReminderInput = z.input<ReturnType<typeof reminderSchema>>;
