import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, readDraft, saveDraft } from './form-draft.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21);
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return () => void vi.unstubAllGlobals();
});

test('what was typed is kept by form, for seven days', () => {
  saveDraft('contact', { message: 'Does a 35 fit?' }, now);
  expect(readDraft('contact', now + 7 * day)).toEqual({ message: 'Does a 35 fit?' });
  expect(readDraft('apply-form', now)).toBeNull();
  expect(readDraft('contact', now + 7 * day + 1)).toBeNull();
  expect(items.size).toBe(0);
});

test('it is forgotten when it was sent', () => {
  saveDraft('contact', { message: 'Hello' }, now);
  forgetDraft('contact');
  expect(readDraft('contact', now)).toBeNull();
  expect(items.size).toBe(0);
});

test.each([
  '{',
  'null',
  '[]',
  '{"atMs":1}',
  '{"atMs":1,"values":{"a":1}}',
  '{"atMs":9e15,"values":{}}',
])('what is no draft is none: %s', (text) => {
  items.set('ironwood.draft.contact', text);
  expect(readDraft('contact', now)).toBeNull();
});

test('without storage nothing is kept, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  saveDraft('contact', { message: 'Hello' }, now);
  expect(readDraft('contact', now)).toBeNull();
});
