import { expect, test } from 'vitest';
import { brandSchema } from '#src/domain/brand/index.ts';
import { renderLetter } from './render-letter.tsx';

const shop = {
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
};
const data = {
  name: 'Rosa',
  message: 'It clunks over <b>speed</b> bumps.',
  hasPhoto: true,
  answerBy: '2026-11-23T16:00:00Z',
  timeZone: 'America/Phoenix',
};

test.each([
  ['en' as const, 'We have your message', 'Mon, Nov 23, 9:00 AM'],
  ['es' as const, 'Tenemos tu mensaje', 'lun, 23 de nov, 9:00'],
])(
  'a message is confirmed with its words and by when a person answers: %s',
  async (locale, subject, by) => {
    const request = { letter: 'message-received', data, locale };
    const letter = await renderLetter(request, { shop, origin: 'https://shop.test' });
    expect(letter.subject).toBe(subject);
    expect(letter.text).toContain(by);
    expect(letter.text).toContain('It clunks over <b>speed</b> bumps.');
    expect(letter.html).not.toContain('<b>speed');
  },
);
