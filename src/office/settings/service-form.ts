import { z } from 'zod';
import { parseInput } from '#src/domain/parse-input.ts';
import type { BookableService } from '#src/domain/settings/index.ts';
import { slugOf } from '#src/lib/slug.ts';

/** A service as the fields of its form show it. */
export type ServiceValues = Record<
  | 'slug'
  | 'name-en'
  | 'name-es'
  | 'hours'
  | 'place'
  | 'rack'
  | 'before'
  | 'after'
  | 'lead'
  | 'horizon'
  | 'cap'
  | 'every'
  | 'last',
  string
> & { usesBuildHours: boolean; canWait: boolean };

export const newService: ServiceValues = {
  slug: '',
  'name-en': '',
  'name-es': '',
  hours: '1',
  place: 'bay',
  rack: '0',
  before: '0',
  after: '0',
  lead: '1',
  horizon: '60',
  cap: '',
  every: '30',
  last: '',
  usesBuildHours: true,
  canWait: true,
};

export function serviceValues(service: BookableService): ServiceValues {
  const { slug, name, minutes, bufferMinutes, usesBuildHours, canWait } = service;
  return {
    slug,
    'name-en': name.en,
    'name-es': name.es,
    hours: String(Math.round((minutes / 60) * 100) / 100),
    place: service.needsBay ? 'bay' : 'rack',
    rack: String(service.rackMinutes),
    before: String(bufferMinutes.before),
    after: String(bufferMinutes.after),
    lead: String(service.leadDays),
    horizon: String(service.horizonDays),
    cap: service.dailyCap === null ? '' : String(service.dailyCap),
    every: String(service.startEveryMinutes),
    last: service.lastStart ?? '',
    usesBuildHours,
    canWait,
  };
}

const line = z.string().trim().min(1, 'This field is required').max(80, 'At most 80 letters');
const gridMessage = 'Write minutes in steps of five, such as 30';
const minutes = whole({ least: 0, most: 600, message: gridMessage }).refine(
  (value) => value % 5 === 0,
  gridMessage,
);

const serviceForm = z.object({
  slug: z
    .string()
    .trim()
    .regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, 'Only small letters, digits and single dashes'),
  'name-en': line,
  'name-es': line,
  hours: z
    .string()
    .trim()
    .regex(/^\d{1,2}([.,]\d{1,2})?$/, 'Write hours such as 1.5')
    .transform((text) => Math.round(Number(text.replace(',', '.')) * 12) * 5)
    .refine((value) => value > 0, 'Work takes five minutes at least'),
  place: z.enum(['bay', 'rack'], 'Choose one'),
  rack: minutes,
  before: minutes,
  after: minutes,
  lead: whole({ least: 0, most: 60, message: 'Write whole days, 0 to 60' }),
  horizon: whole({ least: 1, most: 90, message: 'Write whole days, 1 to 90' }),
  cap: z
    .string()
    .trim()
    .regex(/^$|^[1-9]\d?$/, 'Write a number such as 8, or leave it empty for no limit')
    .transform((text) => (text === '' ? null : Number(text))),
  every: whole({ least: 5, most: 240, message: gridMessage }).refine(
    (value) => value % 5 === 0,
    gridMessage,
  ),
  last: z
    .string()
    .regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time such as 15:00, or leave it empty')
    .transform((text) => (text === '' ? null : text)),
});

/**
 * What the form says of a service. One that is new and has no address gets that of its name.
 * @throws {DomainError} invalid, with what to mend beside each field
 */
export function serviceOf(form: FormData): BookableService {
  const typed = Object.fromEntries(
    Object.keys(serviceForm.shape).map((name) => [
      name,
      String(form.get(name) ?? '').slice(0, 200),
    ]),
  );
  const parsed = parseInput(serviceForm, typed);
  return {
    slug: parsed.slug || slugOf(parsed['name-en']),
    name: { en: parsed['name-en'], es: parsed['name-es'] },
    minutes: parsed.hours,
    usesBuildHours: form.has('usesBuildHours'),
    needsBay: parsed.place === 'bay',
    rackMinutes: parsed.rack,
    bufferMinutes: { before: parsed.before, after: parsed.after },
    canWait: form.has('canWait'),
    leadDays: parsed.lead,
    horizonDays: parsed.horizon,
    dailyCap: parsed.cap,
    startEveryMinutes: parsed.every,
    lastStart: parsed.last,
  };
}

function whole({ least, most, message }: { least: number; most: number; message: string }) {
  return z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
    .refine((value) => least <= value && value <= most, message);
}
