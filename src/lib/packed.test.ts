import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

test('what was packed comes out as JSON has it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpack(pack(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(unpack(pack({ said: `it's 37" tall`, none: undefined }))).toEqual({
    said: `it's 37" tall`,
  });
});
