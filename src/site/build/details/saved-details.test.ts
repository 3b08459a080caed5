import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetDetails,
  readSavedDetails,
  saveDetails,
  saveRefused,
  wasRefused,
} from './saved-details.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => void vi.unstubAllGlobals());

test('what somebody typed is kept for the visit, their consent is not', () => {
  saveDetails([
    ['name', 'Marcy Ortega'],
    ['contact', '602 555 0134'],
    ['consent', 'on'],
    ['intent', 'send'],
  ]);
  expect(readSavedDetails()).toEqual([
    ['name', 'Marcy Ortega'],
    ['contact', '602 555 0134'],
  ]);
  forgetDetails();
  expect(readSavedDetails()).toEqual([]);
});

test('refused details come back to the form, and it is said until they are sent', () => {
  saveRefused([['name', 'Marcy Ortega']]);
  expect(wasRefused()).toBe(true);
  expect(readSavedDetails()).toEqual([['name', 'Marcy Ortega']]);
  forgetDetails();
  expect(wasRefused()).toBe(false);
});

test('without storage, or with something else in it, nothing is kept and nothing breaks', () => {
  sessionStorage.setItem('ironwood.details', '{"name":1}');
  expect(readSavedDetails()).toEqual([]);
  vi.stubGlobal('sessionStorage', undefined);
  saveDetails([['name', 'Marcy Ortega']]);
  expect(readSavedDetails()).toEqual([]);
});
