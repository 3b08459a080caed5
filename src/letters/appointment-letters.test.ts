import { expect, test } from 'vitest';
import { brandSchema } from '#src/domain/brand/index.ts';
import type { LetterName } from '#src/domain/mail/index.ts';
import { renderLetter } from './render-letter.tsx';

const setting = {
  shop: {
    name: 'Ironwood Off-Road',
    phone: '+14807777700',
    brand: brandSchema.parse({}),
    address: {
      street: '2100 W Desert Cove Rd',
      city: 'Phoenix',
      region: 'AZ',
      postalCode: '85029',
      country: 'US',
    },
  },
  origin: 'http://shop.test',
};
const visit = {
  name: 'Dana',
  service: 'Leveling kit',
  truck: '2021 Ford F-150',
  mode: 'drop',
  startsAt: '2026-11-24T17:00:00Z',
  readyBy: '2026-11-24T21:00:00Z',
  timeZone: 'America/Phoenix',
};
const links = {
  manageUrl: 'http://shop.test/appointment/manage/m',
  calendarUrl: 'http://shop.test/appointment/calendar/c',
};
const letters: [LetterName, Record<string, unknown>, string, string][] = [
  ['appointment-booked', links, 'Booked: Tuesday, November 24, 10:00 AM', 'Cita: martes'],
  [
    'appointment-moved',
    { ...links, oldStartsAt: '2026-11-23T15:00:00Z' },
    'Moved to Tuesday, November 24, 10:00 AM',
    'Cambiada a martes',
  ],
  [
    'appointment-cancelled',
    { scheduleUrl: 'http://shop.test/appointment' },
    'Cancelled: Tuesday, November 24, 10:00 AM',
    'Cancelada: martes',
  ],
  [
    'appointment-reminder',
    { manageUrl: links.manageUrl },
    'Tomorrow, 10:00 AM: Leveling kit',
    'Mañana',
  ],
  [
    'appointment-news',
    {
      change: 'moved',
      minutes: 90,
      oldStartsAt: '2026-11-23T15:00:00Z',
      calendarUrl: 'http://shop.test/admin/calendar',
    },
    'Moved: Leveling kit, Tuesday, November 24 10:00 AM',
    'Cambiada: Leveling kit',
  ],
  [
    'freed-time',
    {
      heldUntil: '2026-11-23T16:00:00Z',
      hasAppointment: true,
      acceptUrl: 'http://shop.test/appointment/offer/a',
      leaveUrl: 'http://shop.test/appointment/waiting-list/l',
    },
    'A bay opened: Tuesday, November 24, 10:00 AM',
    'Se abrió una bahía',
  ],
];

const ready = {
  ...{ name: visit.name, service: visit.service, truck: visit.truck, timeZone: visit.timeZone },
  contactUrl: 'http://shop.test/contact',
};
const hours = { opensAt: '2026-11-24T15:00:00Z', closesAt: '2026-11-25T00:00:00Z' };

test.each([
  [{ ...hours, isOpen: true }, 'today, Tuesday, November 24, until 5:00 PM', 'hoy, martes'],
  [{ ...hours, isOpen: false }, 'Tuesday, November 24, between 8:00 AM and 5:00 PM', 'entre las'],
  [null, 'We are closed for some time', 'Llámanos'],
])('a ready truck can be picked up while the shop is open: %j', async (pickup, en, es) => {
  const data = { ...ready, pickup };
  const [english, spanish] = await Promise.all(
    (['en', 'es'] as const).map((locale) =>
      renderLetter({ letter: 'truck-ready', data, locale }, setting),
    ),
  );
  expect(english?.subject).toBe('Your 2021 Ford F-150 is ready');
  expect(spanish?.subject).toBe('Tu 2021 Ford F-150 está lista');
  const words = english?.text.replaceAll(/\s+/g, ' ');
  expect(words).toContain(en);
  expect(words).toContain('2100 W Desert Cove Rd');
  expect(words).toContain('777-7700');
  expect(spanish?.text).toContain(es);
});

test.each(letters)(
  '%s says the time of the shop in both languages',
  async (letter, own, en, es) => {
    const data = { ...visit, ...own };
    const english = await renderLetter({ letter, data, locale: 'en' }, setting);
    const spanish = await renderLetter({ letter, data, locale: 'es' }, setting);
    // Unicode puts a narrow no-break space before AM.
    expect(english.subject.replaceAll('\u202f', ' ')).toBe(en);
    expect(spanish.subject).toContain(es);
    for (const { html, text } of [english, spanish]) {
      expect(`${html}${text}`).not.toMatch(/undefined|\{[a-zA-Z]+\}/);
      const hosts = [...html.matchAll(/href="([^"]+)"/g)].map(
        ([, href]) => new URL(href ?? '').host,
      );
      expect(new Set(hosts)).toEqual(new Set(['shop.test']));
      for (const url of Object.values(own).filter((value) => String(value).startsWith('http'))) {
        expect(text).toContain(url);
      }
    }
  },
);
