import { expect, test } from 'vitest';
import { nextClosure } from './next-closure.ts';

const label = (en: string) => ({ en, es: en });
const shop = {
  timeZone: 'America/Phoenix',
  closures: [
    { date: '2026-12-25', label: label('Christmas') },
    { date: '2026-11-26', label: label('Thanksgiving') },
    { date: '2026-11-27', label: label('the day after') },
  ],
};
const at = (moment: string) => nextClosure(shop, Temporal.Instant.from(moment))?.date;

test('the next closed day is told in the week before it, and not on the day itself', () => {
  expect(at('2026-11-19T12:00-07:00')).toBeUndefined();
  expect(at('2026-11-20T12:00-07:00')).toBe('2026-11-26');
  expect(at('2026-11-25T23:59-07:00')).toBe('2026-11-26');
  expect(at('2026-11-26T00:00-07:00')).toBe('2026-11-27');
  expect(at('2026-11-27T00:00-07:00')).toBeUndefined();
});
