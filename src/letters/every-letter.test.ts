import { expect, test } from 'vitest';
import { brandSchema } from '#src/domain/brand/index.ts';
import { type LetterData, type LetterName, letterNames } from '#src/domain/mail/index.ts';
import { localeCodes } from '#src/lib/locales.ts';
import { renderLetter } from './render-letter.tsx';

const origin = 'https://granitepeak.example';
const link = `${origin}/x`;
const shop = {
  name: 'Granite Peak 4x4',
  phone: '+12085550142',
  address: {
    ...{
      street: '310 W Front St',
      city: 'Boise',
      region: 'ID',
      postalCode: '83702',
      country: 'US',
    },
  },
  brand: brandSchema.parse({ colors: { accent: '#1f6f78', ink: '#1d2a33' } }),
};

const visit = {
  ...{ name: 'Lou', service: 'Leveling kit', truck: '2021 Ford F-150', mode: 'drop' as const },
  ...{ startsAt: '2026-12-14T15:00:00Z', readyBy: '2026-12-14T17:00:00Z' },
  timeZone: 'America/Boise',
};
const { name, truck, service, timeZone } = visit;
const job = 'Alignment technician';

const written: { [Name in LetterName]: LetterData<Name> } = {
  'build-received': {
    ...{ name, truck, leadNumber: 1042 },
    priceCents: { low: 132800, likely: 136300, high: 173800 },
    isBeforeTax: false,
  },
  'message-received': {
    ...{ name, message: 'Does a 35 fit?', hasPhoto: false, timeZone },
    answerBy: '2026-11-27T17:00:00Z',
  },
  'lead-arrived': { kind: 'build', name, truck, note: 'Tows a boat.', leadUrl: link },
  'lead-assigned': { name, truck, by: 'Ray', leadUrl: link, accountUrl: link },
  'account-invited': { by: 'Ray', inviteUrl: link },
  'account-factor-removed': { by: 'Ray', loginUrl: link },
  'account-factor-help': { name, email: 'lou@shop.example', peopleUrl: link },
  'account-reset': { by: null, hours: 1, resetUrl: link },
  'account-passkeys': { change: 'added', passkeys: ['Chrome on Mac'], by: null, accountUrl: link },
  'lead-reply': { subject: 'Your truck', text: 'It fits.', leadNumber: 1042 },
  'build-reminder': { truck, resumeUrl: link, stopUrl: link },
  'review-asked': { name, truck, reviewUrl: link },
  'appointment-booked': { ...visit, manageUrl: link, calendarUrl: link },
  'appointment-moved': {
    ...visit,
    oldStartsAt: '2026-12-11T15:00:00Z',
    manageUrl: link,
    calendarUrl: link,
  },
  'appointment-cancelled': { ...visit, scheduleUrl: link },
  'appointment-reminder': { ...visit, manageUrl: link },
  'truck-ready': {
    ...{ name, service, truck, timeZone, contactUrl: link },
    pickup: { isOpen: true, opensAt: '2026-12-14T15:00:00Z', closesAt: '2026-12-15T01:00:00Z' },
  },
  'feed-stopped': {
    feed: 'Harbor Wheel prices',
    problems: [{ text: 'The file has 120 rows; the one before had 4,000.' }],
    feedUrl: link,
  },
  'appointment-news': {
    ...visit,
    change: 'booked',
    minutes: 120,
    oldStartsAt: null,
    calendarUrl: link,
  },
  'freed-time': {
    ...visit,
    heldUntil: '2026-12-12T17:00:00Z',
    hasAppointment: false,
    acceptUrl: link,
    leaveUrl: link,
  },
  'application-received': { name, job, fileName: null, statusUrl: link },
  'application-arrived': { name, job, fileName: null, isAgain: false, applicationUrl: link },
  'application-stage': {
    ...{ name, job, stage: 'interview', words: '', statusUrl: link },
    deleteOn: '2027-05-26',
  },
};

test.each(localeCodes.flatMap((locale) => letterNames.map((letter) => [letter, locale] as const)))(
  '%s in %s is in the shop’s name and color, and names neither the product nor another place',
  async (letter, locale) => {
    const data = written[letter];
    const { subject, html, text } = await renderLetter({ letter, data, locale }, { shop, origin });
    expect(`${subject}\n${html}\n${text}`).not.toMatch(/ironwood|phoenix|arizona|\bAZ\b/i);
    expect(subject).not.toBe('');
    for (const said of [shop.name, 'Boise, ID 83702', '(208) 555-0142']) {
      expect(html).toContain(said);
    }
    expect(html).toContain('#1f6f78');
    expect(html).not.toContain('#bf430b');
  },
);
