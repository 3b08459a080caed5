import { expect, test } from 'vitest';
import { snapshotIdOf, snapshotIdSchema } from './snapshot-id.ts';

test('every bit of the first hundred counts', () => {
  const zero = Buffer.alloc(24);
  const ids = new Set([snapshotIdOf(zero.toString('base64url'))]);
  for (let bit = 0; bit < 100; bit += 1) {
    const bytes = Buffer.alloc(24);
    bytes[bit >> 3] = 128 >> (bit & 7);
    ids.add(snapshotIdOf(bytes.toString('base64url')));
  }
  expect(ids.size).toBe(101);
  expect([...ids].filter((id) => !snapshotIdSchema.safeParse(id).success)).toEqual([]);
});

test('a token that is too short to be a secret is refused', () => {
  expect(() => snapshotIdOf('abc')).toThrow('128 bits');
});
