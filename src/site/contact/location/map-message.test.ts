import { expect, test } from 'vitest';
import { mapPatienceMs, readMapMessage } from './map-message.ts';

test('a live map is waited for five seconds', () => {
  expect(mapPatienceMs).toBe(5000);
});

test('only a frame without an origin is believed, and only a state', () => {
  const data = { embed: 'map', state: 'ready', html: '<b>owned</b>' };
  expect(readMapMessage({ data, origin: 'null' })).toBe('ready');
  expect(readMapMessage({ data, origin: 'https://maps.example' })).toBeNull();
  expect(readMapMessage({ data: { ...data, state: 'drawn' }, origin: 'null' })).toBeNull();
  expect(readMapMessage({ data: { ...data, embed: 'chat' }, origin: 'null' })).toBeNull();
  expect(readMapMessage({ data: 'ready', origin: 'null' })).toBeNull();
});
