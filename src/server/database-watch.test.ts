import { expect, test } from 'vitest';
import { createDatabaseWatch } from './database-watch.ts';

const logger = { debug() {}, info() {}, warn() {}, error() {} };

function watch(countsSilence = true) {
  const state: { ping: () => Promise<unknown> } = { ping: async () => undefined };
  const watching = createDatabaseWatch({
    ping: () => state.ping(),
    countsSilence,
    logger,
    patienceMs: 30,
  });
  return { state, watching };
}

test('an error and silence both mean that it is away, an answer that it is back', async () => {
  const { state, watching } = watch();
  expect(await watching.check()).toBe(true);
  expect(watching.isAway()).toBe(false);
  const calls: string[] = [];
  watching.onAway(() => calls.push('waits'));
  watching.onAway(() => calls.push('was answered'))();
  state.ping = () => Promise.reject(new Error('refused'));
  expect(await watching.check()).toBe(false);
  await watching.check();
  expect(calls).toEqual(['waits']);
  state.ping = async () => undefined;
  expect(await watching.check()).toBe(true);
  expect(watching.isAway()).toBe(false);
  state.ping = () => new Promise(() => undefined);
  expect(await watching.check()).toBe(false);
  expect(watching.isAway()).toBe(true);
});

test('a question that hangs is not asked again, and only an answer in time means that it is back', async () => {
  const { state, watching } = watch();
  const hanging = Promise.withResolvers<void>();
  let asked = 0;
  state.ping = () => {
    asked += 1;
    return hanging.promise;
  };
  await watching.check();
  await watching.check();
  expect([asked, watching.isAway()]).toEqual([1, true]);
  const joined = watching.check();
  hanging.resolve();
  expect([await joined, watching.isAway()]).toEqual([false, true]);
  expect([await watching.check(), watching.isAway()]).toEqual([true, false]);
});

test('one whose disk is full is not ready, and not away: it says so at once', async () => {
  const { state, watching } = watch();
  state.ping = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }));
  expect([await watching.check(), watching.isAway()]).toEqual([false, false]);
});

test('one that has a single session may be busy', async () => {
  const { state, watching } = watch(false);
  state.ping = () => new Promise(() => undefined);
  expect(await watching.check()).toBe(false);
  expect(watching.isAway()).toBe(false);
});
