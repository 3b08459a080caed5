import { expect, test } from 'vitest';
import { isNoSpace } from './no-space.ts';

const withCode = (code: string) => Object.assign(new Error('it failed'), { code });

test.each([
  withCode('ENOSPC'),
  withCode('EDQUOT'),
  withCode('53100'),
  new Error('Failed query', { cause: withCode('53100') }),
  new Error('The database thread ended: the disk is full.'),
  { name: 'ErrnoError', errno: 51 },
])('%o says that the disk is full', (error) => {
  expect(isNoSpace(error)).toBe(true);
});

test.each([withCode('23505'), withCode('ENOENT'), { errno: 2 }, 'ENOSPC', null])(
  '%o does not',
  (error) => {
    expect(isNoSpace(error)).toBe(false);
  },
);
