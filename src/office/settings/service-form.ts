import { z } from 'zod';
import { parseInput } from '#src/domain/parse-input.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { why as whyAny } from '#src/domain/refusals.ts';
import { type BookableService, type WorkKind, workKinds } from '#src/domain/settings/index.ts';
import { defaultLocale, inEach, type NameIn, nameIn, namesIn } from '#src/lib/locales.ts';
import { slugOf } from '#src/lib/slug.ts';
import { why } from './refusals.ts';

/** The values of a service's form. */
export type ServiceValues = Record<
  | 'slug'
  | 'work'
  | NameIn<'name'>
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
  work: '',
  ...namesIn('name', () => ''),
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

/** `work` is the kind that the shop has chosen for it, if any. */
export function serviceValues(service: BookableService, work?: WorkKind): ServiceValues {
  const { slug, name, minutes, bufferMinutes, usesBuildHours, canWait } = service;
  return {
    slug,
    work: work ?? '',
    ...namesIn('name', (locale) => name[locale]),
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

const line = z.string().trim().min(1, whyAny('input.required').reason).max(80);
const offGrid = why('settings.grid');
const minutes = whole({ least: 0, most: 600, refusal: offGrid }).refine(
  (value) => value % 5 === 0,
  offGrid.reason,
);

const serviceForm = z.object({
  slug: z
    .string()
    .trim()
    .regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, why('settings.slug-form').reason),
  ...namesIn('name', () => line),
  hours: z
    .string()
    .trim()
    .regex(/^\d{1,2}([.,]\d{1,2})?$/, why('settings.hours').reason)
    .transform((text) => Math.round(Number(text.replace(',', '.')) * 12) * 5)
    .refine((value) => value > 0, why('settings.too-brief').reason),
  place: z.enum(['bay', 'rack'], whyAny('input.not-a-choice').reason),
  rack: minutes,
  before: minutes,
  after: minutes,
  lead: whole({ least: 0, most: 60, refusal: why('settings.days', { least: 0, most: 60 }) }),
  horizon: whole({ least: 1, most: 90, refusal: why('settings.days', { least: 1, most: 90 }) }),
  cap: z
    .string()
    .trim()
    .regex(/^$|^[1-9]\d?$/, why('settings.cap').reason)
    .transform((text) => (text === '' ? null : Number(text))),
  every: whole({ least: 5, most: 240, refusal: offGrid }).refine(
    (value) => value % 5 === 0,
    offGrid.reason,
  ),
  last: z
    .string()
    .regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, why('settings.latest').reason)
    .transform((text) => (text === '' ? null : text)),
});

/**
 * Parses a service. A new one without a slug gets one from its name.
 * @throws {DomainError} invalid, with the error of each field
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
    slug: parsed.slug || slugOf(parsed[nameIn('name', defaultLocale)]),
    name: inEach((locale) => parsed[nameIn('name', locale)]),
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

const workForm = z.object({
  work: z.union([z.literal(''), z.enum(workKinds)], whyAny('input.not-a-choice').reason),
});

/**
 * The kind of work that was chosen for a service; null for the usual one.
 * @throws {DomainError} invalid, if it is none
 */
export function workOf(form: FormData): WorkKind | null {
  return parseInput(workForm, { work: String(form.get('work') ?? '') }).work || null;
}

type Whole = { least: number; most: number; refusal: Refusal };

function whole({ least, most, refusal: { reason, values } }: Whole) {
  const isWhole = (text: string) =>
    /^\d{1,3}$/.test(text) && least <= Number(text) && Number(text) <= most;
  return z.string().trim().refine(isWhole, { message: reason, params: values }).transform(Number);
}
