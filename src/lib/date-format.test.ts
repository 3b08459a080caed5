import { expect, test } from 'vitest';
import { dateFormat } from './date-format.ts';

const day = { weekday: 'long', timeZone: 'America/Phoenix' } as const;

test('a format is made once for each language, style and time zone', () => {
  const format = dateFormat('en-US', day);
  expect(dateFormat('en-US', { ...day })).toBe(format);
  for (const other of [
    dateFormat('es-US', day),
    dateFormat('en-US', { ...day, weekday: 'short' }),
    dateFormat('en-US', { ...day, timeZone: 'America/Boise' }),
  ]) {
    expect(other).not.toBe(format);
  }
});
