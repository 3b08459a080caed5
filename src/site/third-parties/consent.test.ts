import { expect, test } from 'vitest';
import { asksNotToBeTracked, readChoices, writeChoices } from './consent.ts';

const day = 24 * 60 * 60 * 1000;
const kept = writeChoices({ chat: true, tags: false }, 1000 * day);

test('a yes and a no are remembered for a year', () => {
  expect(readChoices(kept, 1000 * day)).toEqual({ chat: true, tags: false });
  expect(readChoices(kept, 1364 * day)).toEqual({ chat: true, tags: false });
  expect(readChoices(kept, 1365 * day)).toEqual({});
});

test.each([
  ['nothing', null],
  ['no JSON', 'yes'],
  ['no object', '"yes"'],
  ['no date', '{"chat":true}'],
  ['a date to come', `{"chat":true,"at":${2000 * day}}`],
])('%s is no consent', (_, text) => {
  expect(readChoices(text, 1000 * day)).toEqual({});
});

test('only yes and no to names of ours are read', () => {
  const text = `{"chat":"yes","tags":1,"other":true,"reviews":true,"at":${1000 * day}}`;
  expect(readChoices(text, 1000 * day)).toEqual({ reviews: true });
});

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: false, doNotTrack: null }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
])('a browser with %o asks not to be followed: %s', (browser, expected) => {
  expect(asksNotToBeTracked(browser)).toBe(expected);
});
