import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWithGuess, sampleDay } from '#tests/factories/feed-samples.ts';
import { feedFields } from '../columns/fields.ts';
import { readField } from './field-readers.ts';

const fields = feedFields.filter((field) => field !== 'partNumber');
const context = { today: sampleDay, widthIn: 9 };

describe.each(fields)('%s', (field) => {
  test('gives a value, a refusal or a question for any text', () => {
    const kinds = new Set(['value', 'refused', 'question']);
    const pieces = ['17', 'x', '9', '-', '(', ')', '1/2', '½', '"', '.', ',', ' ', 'E', '$', 'mm'];
    const lookalike = fc
      .array(fc.constantFrom(...pieces), { maxLength: 12 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), lookalike), (text) => {
        expect(kinds.has(readField(field, text, context).kind)).toBe(true);
      }),
    );
  });

  test.each(['A', '1', '(', '-', ' 1', '1 ', ',1', '½', '"', '1/2 ', '6x', '=', 'A1'])(
    'does not hang on 100 KB of "%s"',
    (piece) => {
      const text = piece.repeat(100_000 / piece.length);
      expect(readField(field, text, context)).toHaveProperty('kind');
    },
  );
});

test.each(['A', 'Aa', 'A ', '_', '"'])('a header of 100 KB of "%s" is no field', (piece) => {
  const header = ['SKU', piece.repeat(100_000 / piece.length)];
  const { guess } = readWithGuess({ header, rows: [['A1', '1']] });
  expect(guess.columns[1]?.field).toBeNull();
});

test.each(['constructor', '__proto__', 'toString'])('%s is a word like any other', (word) => {
  expect(readField('finishes', word, context)).toMatchObject({
    value: { finishes: [word.toLowerCase()] },
  });
  const { guess, rows } = readWithGuess({ header: ['SKU', word], rows: [['A1', word]] });
  expect(guess.columns[1]?.field).toBeNull();
  expect(rows[0]?.partNumber).toBe('A1');
});
