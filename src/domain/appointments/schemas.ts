import { z } from 'zod';
import { maxLength, phoneOrEmail, required } from '#src/lib/rules.ts';
import { zodRule } from '#src/lib/zod-rule.ts';
import type { Locale } from '../context.ts';

export const dayParts = ['morning', 'afternoon'] as const;
export const waitModes = ['wait', 'drop'] as const;

export type DayPart = (typeof dayParts)[number];

/** What decides whether a wished day can be had: the shop's open days and how far ahead it plans. */
export type AppointmentLimits = {
  services: readonly string[];
  isOpenOn(date: Temporal.PlainDate): boolean;
  today: Temporal.PlainDate;
};

/** A wish may lie this many days ahead at most. */
export const horizonDays = 90;

const messages = {
  service: { en: 'Choose a service', es: 'Elige un servicio' },
  date: { en: 'Choose a date', es: 'Elige una fecha' },
  past: { en: 'Choose a day from tomorrow on', es: 'Elige un día a partir de mañana' },
  far: {
    en: 'We plan 90 days ahead: choose an earlier day',
    es: 'Planeamos 90 días: elige un día más cercano',
  },
  closed: { en: 'We are closed that day: choose another', es: 'Ese día está cerrado: elige otro' },
  choose: { en: 'Choose one', es: 'Elige una opción' },
} as const;

/** The appointment form, with the messages that a person sees, in their language. */
export function appointmentSchema(locale: Locale, limits: AppointmentLimits) {
  const text = (key: keyof typeof messages) => messages[key][locale];
  const named = (field: string, ...rules: Parameters<typeof zodRule>[0]) =>
    zodRule(rules, { field, locale });
  return z.object({
    formId: z.uuid(),
    service: z
      .string({ error: text('service') })
      .refine((value) => limits.services.includes(value), text('service')),
    vehicle: named(locale === 'es' ? 'vehículo' : 'vehicle', required(), maxLength(120)),
    mode: z.enum(waitModes, text('choose')),
    wishedDate: z.string({ error: text('date') }).superRefine((value, context) => {
      const problem = refuseDate(value, limits);
      if (problem) context.addIssue({ code: 'custom', message: text(problem) });
    }),
    dayPart: z.enum(dayParts, text('choose')),
    name: named(locale === 'es' ? 'nombre' : 'name', required(), maxLength(120)),
    contact: named(
      locale === 'es' ? 'teléfono o correo' : 'phone or e-mail',
      required(),
      phoneOrEmail(),
    ),
    note: named(locale === 'es' ? 'nota' : 'note', maxLength(2000)),
  });
}

export type AppointmentInput = z.infer<ReturnType<typeof appointmentSchema>>;

function refuseDate(
  value: string,
  limits: AppointmentLimits,
): 'date' | 'past' | 'far' | 'closed' | null {
  const date = parseDate(value);
  if (date === null) return 'date';
  if (Temporal.PlainDate.compare(date, limits.today) <= 0) return 'past';
  if (limits.today.until(date).days > horizonDays) return 'far';
  return limits.isOpenOn(date) ? null : 'closed';
}

function parseDate(value: string): Temporal.PlainDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' });
  } catch {
    return null;
  }
}
