import { z } from 'zod';
import { maxLength, phoneOrEmail, required } from '#src/lib/rules.ts';
import { zodRule } from '#src/lib/zod-rule.ts';
import type { Locale } from '../context.ts';

export const dayParts = ['morning', 'afternoon'] as const;
export const waitModes = ['wait', 'drop'] as const;

/** What can be wished for: slugs of services and ISO dates of days. The browser gets the same list. */
export type AppointmentLimits = { services: readonly string[]; days: readonly string[] };

const messages = {
  service: { en: 'Choose a service', es: 'Elige un servicio' },
  day: { en: 'Choose a day that is open', es: 'Elige un día abierto' },
  choose: { en: 'Choose one', es: 'Elige una opción' },
} as const;

const fields = {
  vehicle: { en: 'vehicle', es: 'vehículo' },
  name: { en: 'name', es: 'nombre' },
  contact: { en: 'phone or e-mail', es: 'teléfono o correo' },
  note: { en: 'note', es: 'nota' },
} as const;

/** The appointment form, with the messages that a person sees, in their language. */
export function appointmentSchema(locale: Locale, limits: AppointmentLimits) {
  const oneOf = (allowed: readonly string[], message: string) =>
    z.string({ error: message }).refine((value) => allowed.includes(value), message);
  const named = (field: keyof typeof fields, ...rules: Parameters<typeof zodRule>[0]) =>
    zodRule(rules, { field: fields[field][locale], locale });
  return z.object({
    formId: z.uuid(),
    service: oneOf(limits.services, messages.service[locale]),
    vehicle: named('vehicle', required(), maxLength(120)),
    mode: z.enum(waitModes, messages.choose[locale]),
    wishedDate: oneOf(limits.days, messages.day[locale]),
    dayPart: z.enum(dayParts, messages.choose[locale]),
    name: named('name', required(), maxLength(120)),
    contact: named('contact', required(), phoneOrEmail()),
    note: named('note', maxLength(2000)),
  });
}

export type AppointmentInput = z.infer<ReturnType<typeof appointmentSchema>>;
