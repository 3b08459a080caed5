import { expect, test } from 'vitest';
import { compareQuery, readAdded, readKeys } from './compare-address.ts';

const id = '7k3m9q2x5v8c1b4n6hjd';
const other = '00000000000000000000';

test('an address names each build once, three at most, and nothing that is none', () => {
  expect(readKeys(`mine,${id},${id},x,../etc`)).toEqual(['mine', id]);
  expect(readKeys(`${id},${other},mine,11111111111111111111`)).toEqual([id, other, 'mine']);
  expect(readKeys(null)).toEqual([]);
});

test('a pasted link, its end or its print sheet name the same build', () => {
  for (const typed of [
    id,
    ` ${id.toUpperCase()} `,
    `https://shop.example/build/s/${id}?utm_source=x`,
    `https://shop.example/build/s/${id}/print`,
  ]) {
    expect(readAdded(typed)).toBe(id);
  }
  expect(readAdded('https://shop.example/build')).toBeNull();
});

test('nothing left to compare leaves the address bare', () => {
  expect(compareQuery([])).toEqual({ b: undefined });
  expect(compareQuery(['mine', id])).toEqual({ b: `mine,${id}` });
});
