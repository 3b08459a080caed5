import { expect, test } from 'vitest';
import { createContentMemory } from './content-memory.ts';

function memory() {
  const state = { version: 1, asked: [] as string[] };
  const remember = createContentMemory({
    current: () => state.version,
    refresh: async () => state.version,
    follow: () => undefined,
  });
  const ask = (key: string, answer: string | null) =>
    remember(key, async () => {
      state.asked.push(key);
      return answer;
    });
  return { state, ask };
}

test('an answer is asked for once in a content version, however many want it', async () => {
  const { state, ask } = memory();
  await Promise.all([ask('home', 'Home'), ask('home', 'Home')]);
  expect(await ask('home', 'other')).toBe('Home');
  expect(state.asked).toEqual(['home']);
  state.version = 2;
  expect(await ask('home', 'Home 2')).toBe('Home 2');
});

test('missing stories do not evict cached ones', async () => {
  const { state, ask } = memory();
  await ask('home', 'Home');
  for (let at = 0; at < 2000; at += 1) await ask(`none-${at}`, null);
  state.asked = [];
  expect(await ask('home', 'asked again')).toBe('Home');
  expect(await ask('none-1999', null)).toBeNull();
  expect(state.asked).toEqual([]);
});
