import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

test.each([
  ['America/Phoenix', 'Phoenix time', 'hora de Phoenix'],
  ['America/New_York', 'Eastern Time', 'hora oriental'],
  ['America/Indiana/Indianapolis', 'Eastern Time', 'hora oriental'],
  ['America/Los_Angeles', 'Pacific Time', 'hora del Pacífico'],
  ['Pacific/Honolulu', 'Honolulu time', 'hora de Honolulu'],
  ['America/Puerto_Rico', 'Puerto Rico time', 'hora de Puerto Rico'],
  ['UTC', 'UTC time', 'hora de UTC'],
])('%s is %s, %s in Spanish', (timeZone, english, spanish) => {
  expect(zoneName(timeZone, 'en')).toBe(english);
  expect(zoneName(timeZone, 'es')).toBe(spanish);
});
