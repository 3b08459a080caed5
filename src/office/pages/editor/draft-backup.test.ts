import { expect, test } from 'vitest';
import { dropBackup, findBackup, saveBackup } from './draft-backup.ts';

const content = { _uid: 'p', component: 'page', body: [] };
const backup = { revision: 3, content, at: '2026-11-21T15:00:00.000Z' };

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('what was not saved is found again, for its story alone', () => {
  const store = memory();
  saveBackup(store, 7, backup);
  expect(findBackup(store, 7, { content: {} })).toEqual(backup);
  expect(findBackup(store, 8, { content: {} })).toBeNull();
  dropBackup(store, 7);
  expect(findBackup(store, 7, { content: {} })).toBeNull();
});

test('what the server knows too is not offered', () => {
  const store = memory();
  saveBackup(store, 7, backup);
  expect(findBackup(store, 7, { content: { ...content } })).toBeNull();
});

test('a store that is full, forbidden or damaged never stops the work', () => {
  const broken = {
    getItem: () => '{"revision":',
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem() {
      throw new DOMException('no', 'SecurityError');
    },
  };
  expect(() => saveBackup(broken, 7, backup)).not.toThrow();
  expect(() => dropBackup(broken, 7)).not.toThrow();
  expect(findBackup(broken, 7, { content })).toBeNull();
});
