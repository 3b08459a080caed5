import { expect, test } from 'vitest';
import { readEmbedMessage } from './embed-message.ts';

const said = (data: unknown, origin = 'null') => readEmbedMessage({ data, origin }, 'reviews');

test('a frame tells how far it is and how high', () => {
  expect(said({ embed: 'reviews', state: 'ready' })).toEqual({ state: 'ready' });
  expect(said({ embed: 'reviews', height: 480.4 })).toEqual({ height: 480 });
});

test('no frame takes more room than a page has, or none', () => {
  expect(said({ embed: 'reviews', height: 1e9 })).toEqual({ height: 2400 });
  expect(said({ embed: 'reviews', height: 1 })).toEqual({ height: 120 });
  expect(said({ embed: 'reviews', height: '9' })).toEqual({});
  expect(said({ embed: 'reviews', height: Number.NaN })).toEqual({});
});

test('who has an origin, or another name, is not listened to', () => {
  expect(said({ embed: 'reviews', state: 'ready' }, 'https://evil.example')).toBeNull();
  expect(said({ embed: 'chat', state: 'ready' })).toBeNull();
  expect(said('ready')).toBeNull();
  expect(said({ embed: 'reviews', state: 'owned', html: '<b>' })).toEqual({});
});
