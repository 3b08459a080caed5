import { expect, test } from 'vitest';
import type { CompletedOptions } from '#src/domain/builds/index.ts';
import { createBuildSaver, type SaveStatus } from './build-saver.ts';
import { createDraftStore } from './draft-store.ts';

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

function saverOver(storage: Storage, answers: ('ok' | 'fail')[] = []) {
  const sent: CompletedOptions[] = [];
  const statuses: SaveStatus[] = [];
  const logged: unknown[] = [];
  const saver = createBuildSaver({
    buildId: 'b1',
    api: {
      async saveCompletedOptions(_, meta) {
        sent.push(meta);
        if (answers.shift() === 'fail') throw new Error('Request failed with status code 500');
      },
    },
    drafts: createDraftStore(() => storage),
    onStatus: (status) => statuses.push(status),
    log: (error) => logged.push(error),
  });
  return { saver, sent, statuses, logged };
}

const wheels = { wheels: { sku: 'w' } };

test('a save says so and leaves nothing on the device', async () => {
  const storage = memoryStorage();
  const { saver, statuses } = saverOver(storage);
  await saver.save(wheels);
  expect(statuses).toEqual(['saving', 'saved']);
  expect(saverOver(storage).saver.resume()).toBeNull();
});

test('a failure is only logged; the next visit sends it again', async () => {
  const storage = memoryStorage();
  const { saver, statuses, logged } = saverOver(storage, ['fail']);
  await saver.save(wheels);
  expect(statuses.at(-1)).toBe('device');
  expect(logged).toEqual([new Error('Request failed with status code 500')]);
  const later = saverOver(storage);
  expect(later.saver.resume()).toEqual(wheels);
  await Promise.resolve();
  expect(later.sent).toEqual([wheels]);
});

test('choices made while one is on its way are sent once, the newest', async () => {
  const { saver, sent } = saverOver(memoryStorage());
  void saver.save({ wheels: { sku: 'a' } });
  void saver.save({ wheels: { sku: 'b' } });
  await saver.save({ wheels: { sku: 'c' } });
  expect(sent.map(({ wheels: choice }) => choice?.sku)).toEqual(['a', 'c']);
});

test('storage that throws loses only its copy', async () => {
  const broken = { getItem: refuse, setItem: refuse, removeItem: refuse } as unknown as Storage;
  const { saver, statuses } = saverOver(broken);
  expect(saver.resume()).toBeNull();
  await saver.save(wheels);
  expect(statuses.at(-1)).toBe('saved');
});

function refuse(): never {
  throw new Error('QuotaExceededError');
}
