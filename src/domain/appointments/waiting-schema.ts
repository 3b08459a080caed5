import { z } from 'zod';
import { ruleMessage } from '#src/lib/rule-messages.ts';
import type { Locale } from '../context.ts';
import { bookingSchema } from './booking-schema.ts';
import texts from './waiting-schema-words.json' with { type: 'json' };

/** The waiting-list form as typed. It needs an email address, because offers expire. */
export function waitingSchema(locale: Locale) {
  const email = z.email({ error: ruleMessage('email', { field: '', locale }) }).max(254);
  return bookingSchema(locale)
    .extend({
      contact: z.string().trim().pipe(email),
      /** Days that suit, in the shop's calendar. */
      fromDate: z.iso.date(),
      untilDate: z.iso.date(),
    })
    .refine(({ fromDate, untilDate }) => fromDate <= untilDate, {
      path: ['untilDate'],
      message: texts.order[locale],
    });
}

export type WaitingInput = z.input<ReturnType<typeof waitingSchema>>;
