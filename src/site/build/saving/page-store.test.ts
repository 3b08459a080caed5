import { afterEach, expect, test, vi } from 'vitest';
import { readRememberedPage } from './page-store.ts';

afterEach(() => vi.unstubAllGlobals());

const flow = { step: 'wheels', build: {}, catalogue: {} };

function keptHere(page: object): void {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(page) });
}

test('a page that was open here is read again', () => {
  const page = { body: '[]', data: { 'at-0': flow } };
  keptHere(page);
  expect(readRememberedPage()).toEqual(page);
});

test('one that an earlier release has kept, with its bloks as a list, is none', () => {
  keptHere({ body: [], data: { 'at-0': flow } });
  expect(readRememberedPage()).toBeNull();
});
