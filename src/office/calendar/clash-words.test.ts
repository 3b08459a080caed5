import { expect, test } from 'vitest';
import { boardPlaces as places } from '#tests/factories/board-source.ts';
import { clashWords } from './clash-words.ts';

test('a clash is told by place, name and time', () => {
  const by = { kind: 'appointment' as const, name: 'Ruben' };
  const span = { from: '2026-11-24T17:00:00Z', to: '2026-11-24T20:00:00Z' };
  const clashes = [
    { resource: 'bay-1', by: { ...by, ...span } },
    { resource: 'hank', by: null },
  ];
  expect(clashWords(clashes, { places, timeZone: 'America/Phoenix', locale: 'en' })).toBe(
    'That does not fit. Bay 1: Ruben, Tue, Nov 24, 10:00 AM to 1:00 PM; Hank: not at work then',
  );
});
