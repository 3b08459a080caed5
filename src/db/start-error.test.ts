import { expect, test } from 'vitest';
import { errorReason } from './start-error.ts';

test.each([
  [new Error('no such table'), 'no such table'],
  [Object.assign(new Error(''), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [{ name: 'ErrnoError', errno: 51 }, 'the disk is full'],
  [{ name: 'ErrnoError', errno: 2 }, 'file system error 2'],
  ['stopped', 'stopped'],
])('%o is said as: %s', (thrown, reason) => {
  expect(errorReason(thrown)).toBe(reason);
});
