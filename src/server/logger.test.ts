import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function logged(fields: object): string {
  const lines: string[] = [];
  createLogger('info', (line) => lines.push(line)).error(fields, 'it failed');
  return lines.join('');
}

test('an address that another server quotes is left out, the rest of its words stay', () => {
  const err = new Error('550 <dana.planted@example.org> is unknown here, +14805550142 too', {
    cause: new Error('again: Dana Planted <dana.planted@example.org>'),
  });
  const line = logged({ err, reason: 'to dana.planted@example.org' });
  expect(line).toContain('550 <[address]> is unknown here, [phone] too');
  expect(line).toContain('to [address]');
  expect(line).not.toContain('dana.planted');
  expect(line).not.toContain('4805550142');
});

test('fields of an error that may hold what somebody typed are left out, those that find a fault stay', () => {
  const err = Object.assign(new Error('refused'), {
    code: '23505',
    constraint: 'leads_pkey',
    body: 'Planted words',
    rejected: ['Planted'],
  });
  const line = logged({ err });
  expect(JSON.parse(line)).toMatchObject({ err: { code: '23505', constraint: 'leads_pkey' } });
  expect(line).not.toContain('Planted');
});

test('a stack keeps the paths of packages', () => {
  const err = new Error('refused');
  err.stack =
    'Error: refused\n    at run (/app/node_modules/@hono/node-server/dist/index.mjs:12:3)';
  expect(logged({ err })).toContain('node_modules/@hono/node-server/dist/index.mjs:12:3');
});

test('secrets and names are left out wherever they stand in a record', () => {
  const line = logged({ token: 'Planted', person: { name: 'Planted', email: 'Planted' } });
  expect(line).not.toContain('Planted');
});

test('a long word that a visitor made up is logged, and searched for addresses once', () => {
  const word = 'a@'.repeat(50_000);
  expect(logged({ err: new Error(word) })).toContain(word);
});

test('whatever a visitor made up, a record is one line in which nothing is a control character', () => {
  const hostile = 'a\nb\r\n{"level":"fatal"}\u001b[31mred\u0000\u2028\u202e';
  const line = logged({ path: hostile, err: new Error(hostile) });
  expect(line.trimEnd().split(/[\n\r]/)).toHaveLength(1);
  expect(line.trimEnd()).not.toMatch(/\p{Cc}/u);
  expect(JSON.parse(line).path).toContain('fatal');
});
