import { expect, test } from 'vitest';
import { z } from 'zod';
import { toSchema } from '#src/http/api/to-schema.ts';
import { fieldRows } from './field-rows.server.ts';

const schema = z.strictObject({
  name: z.string().max(120).meta({ description: 'Who asks.' }),
  year: z.int().min(1900).max(2100),
  count: z.int(),
  kind: z.enum(['call', 'text']).default('call'),
  part: z.object({ sku: z.string().nullable() }).nullable().optional(),
  rows: z.array(z.object({ id: z.uuid() })),
});

test('every field is a row under its whole path, with what it holds', () => {
  const rows = fieldRows(toSchema(schema, 'input'));
  expect(rows.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['name', 'string, at most 120', true],
    ['year', 'integer, 1900 to 2100', true],
    ['count', 'integer', true],
    ['kind', 'call | text', false],
    ['part', 'object | null', false],
    ['part.sku', 'string | null', true],
    ['rows', 'list of object', true],
    ['rows[].id', 'string, uuid', true],
  ]);
  expect(rows[0]?.text).toBe('Who asks.');
});

test('without a body there are no rows', () => {
  expect(fieldRows(undefined)).toEqual([]);
});
