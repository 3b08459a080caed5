import { z } from 'zod';
import { maxLength, phoneOrEmail, required } from '#src/lib/rules.ts';
import { zodRule } from '#src/lib/zod-rule.ts';
import type { Locale } from '../context.ts';
import texts from './booking-schema-words.json' with { type: 'json' };

/** The customer and the vehicle as typed, with error messages in their language. */
export function bookingSchema(locale: Locale) {
  const named = (field: keyof typeof texts, ...rules: Parameters<typeof zodRule>[0]) =>
    zodRule(rules, { field: texts[field][locale], locale });
  return z.object({
    formId: z.uuid(),
    vehicle: named('vehicle', required(), maxLength(120)),
    name: named('name', required(), maxLength(120)),
    contact: named('contact', required(), phoneOrEmail(), maxLength(254)),
    note: named('note', maxLength(2000)),
  });
}

export type BookingDetailsInput = z.input<ReturnType<typeof bookingSchema>>;
export type BookingDetails = z.output<ReturnType<typeof bookingSchema>>;
