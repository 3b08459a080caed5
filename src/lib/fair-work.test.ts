import { expect, test } from 'vitest';
import { createFairWork } from './fair-work.ts';

/** Jobs that wait until they are released, and the names of those that have started. */
function workshop(limits: { running: number; waiting: number }) {
  const { run } = createFairWork<string>(limits);
  const gate = Promise.withResolvers<void>();
  const began: string[] = [];
  const ask = (client: string, name: string) =>
    run({
      name,
      client,
      work: async () => {
        began.push(name);
        await gate.promise;
        return name;
      },
    }).catch((error: Error) => error.name);
  return { ask, began, open: gate.resolve };
}

test('no more than the limit runs, and clients take turns', async () => {
  const { ask, began, open } = workshop({ running: 1, waiting: 10 });
  const answers = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
    ...['b1', 'b2'].map((name) => ask('b', name)),
  ];
  expect(began).toEqual(['a1']);
  open();
  await Promise.all(answers);
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('where there is no room, who waits for the most loses what came last', async () => {
  const { ask, open } = workshop({ running: 1, waiting: 4 });
  const flood = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => ask('a', name));
  expect(await flood[5]).toBe('QueueFullError');
  const others = ['b1', 'b2'].map((name) => ask('b', name));
  expect(await Promise.all(flood.slice(3, 5))).toEqual(['QueueFullError', 'QueueFullError']);
  expect(await ask('b', 'b3')).toBe('QueueFullError');
  open();
  expect(await Promise.all(others)).toEqual(['b1', 'b2']);
  expect(await Promise.all(flood.slice(0, 3))).toEqual(['a1', 'a2', 'a3']);
});

test('what several want is done once, in the turn of whoever comes first', async () => {
  const { ask, began, open } = workshop({ running: 1, waiting: 10 });
  const flood = ['a1', 'a2', 'a3', 'wanted'].map((name) => ask('a', name));
  const shared = ask('b', 'wanted');
  open();
  expect(await shared).toBe('wanted');
  await Promise.all(flood);
  expect(began).toEqual(['a1', 'a2', 'wanted', 'a3']);
});

test('what fails gives its place back, and may be asked for again', async () => {
  const { run } = createFairWork<string>({ running: 1, waiting: 1 });
  const broken = run({ name: 'a', client: '', work: () => Promise.reject(new Error('broken')) });
  await expect(broken).rejects.toThrow('broken');
  await expect(run({ name: 'a', client: '', work: async () => 'whole' })).resolves.toBe('whole');
});
