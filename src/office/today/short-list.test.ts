import { expect, test } from 'vitest';
import { shortList } from './short-list.ts';

const visits = (states: readonly ('expected' | 'finished')[]) =>
  states.map((state, id) => ({ id, state }));

test('a list that is short is shown whole', () => {
  const all = visits(['finished', 'expected', 'expected']);
  expect(shortList(all)).toEqual({ visits: all, more: 0 });
});

test('a long one is shown without what is over, then without the last, in order', () => {
  const all = visits([
    ...Array<'finished'>(20).fill('finished'),
    ...Array<'expected'>(24).fill('expected'),
  ]);
  const { visits: shown, more } = shortList(all);
  expect(shown.map(({ id }) => id)).toEqual([0, ...Array.from({ length: 24 }, (_, at) => 20 + at)]);
  expect(more).toBe(19);
  const busy = visits(Array<'expected'>(40).fill('expected'));
  expect(shortList(busy)).toEqual({ visits: busy.slice(0, 25), more: 15 });
});
