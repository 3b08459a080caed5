import { expect, test } from 'vitest';
import type { LetterName } from '#src/domain/mail/index.ts';
import { renderLetter } from './render-letter.tsx';

const setting = {
  shop: {
    name: 'Ironwood Off-Road',
    phone: '+14807777700',
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
