import { expect, test } from 'vitest';
import { DomainError } from '#src/domain/errors.ts';
import { newService, serviceOf, serviceValues } from './service-form.ts';

const service = {
  slug: 'alignment',
  name: { en: 'Alignment', es: 'Alineación' },
  minutes: 90,
  usesBuildHours: false,
  needsBay: false,
  rackMinutes: 0,
  bufferMinutes: { before: 10, after: 5 },
  canWait: true,
  leadDays: 1,
  horizonDays: 60,
  dailyCap: null,
  startEveryMinutes: 30,
  lastStart: '15:30',
};

function formOf(values: Record<string, string | boolean>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') form.set(name, value);
    else if (value) form.set(name, 'on');
  }
  return form;
}

function issuesOf(changes: Record<string, string>) {
  try {
    serviceOf(formOf({ ...serviceValues(service), ...changes }));
  } catch (error) {
    return error instanceof DomainError ? error.issues.map(({ path }) => path) : error;
  }
}

test('a form that nobody changed says what was there', () => {
  expect(serviceOf(formOf(serviceValues(service)))).toEqual(service);
  const capped = { ...service, dailyCap: 8, lastStart: null, minutes: 50, needsBay: true };
  expect(serviceOf(formOf(serviceValues(capped)))).toEqual(capped);
});

test('hours may be written with a comma, and a new service gets the address of its name', () => {
  const typed = { ...newService, 'name-en': 'Trail repair!', 'name-es': 'Arreglo', hours: '1,5' };
  expect(serviceOf(formOf(typed))).toMatchObject({ slug: 'trail-repair', minutes: 90 });
});

test('what cannot be saved is marked at its field', () => {
  expect(issuesOf({ 'name-es': ' ', hours: 'long', rack: '7' })).toEqual([
    'name-es',
    'hours',
    'rack',
  ]);
  expect(issuesOf({ lead: '-1', horizon: '91', cap: '0', every: '0', last: '9' })).toEqual([
    'lead',
    'horizon',
    'cap',
    'every',
    'last',
  ]);
  expect(issuesOf({ hours: '0', slug: 'Not an address', place: 'roof' })).toEqual([
    'slug',
    'hours',
    'place',
  ]);
});
