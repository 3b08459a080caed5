import { parseWithZod } from '@conform-to/zod/v4';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readForm } from './read-form.server.ts';

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/contact', { method: 'POST', body, headers });
}

const fields = (entries: [string, string][]) => post(new URLSearchParams(entries));

test('fields, repeated fields and files come through', async () => {
  const sent = new FormData();
  sent.append('options', 'wheels');
  sent.append('options', 'tires');
  sent.append('lift-kits', '4 in');
  sent.append('resume', new File(['words'], 'resume.txt', { type: 'text/plain' }));
  const form = await readForm(post(sent));
  expect(form.getAll('options')).toEqual(['wheels', 'tires']);
  expect(form.get('lift-kits')).toBe('4 in');
  expect(form.get('resume')).toMatchObject({ name: 'resume.txt', size: 5, type: 'text/plain' });
});

test('names that lead anywhere are left out, so that no list is made to their measure', async () => {
  const hostile = [
    'a[999999999]',
    'a.b',
    '__proto__',
    '__intent__',
    '__state__',
    '',
    'a'.repeat(99),
  ];
  const form = await readForm(
    fields([...hostile.map((name): [string, string] => [name, 'x']), ['name', 'Ann']]),
  );
  expect([...form]).toEqual([['name', 'Ann']]);
  const { payload } = parseWithZod(form, { schema: z.object({ name: z.string() }) });
  expect(payload).toEqual({ name: 'Ann' });
});

test('text comes without what no keyboard types', async () => {
  expect((await readForm(fields([['name', 'A\0nn']]))).get('name')).toBe('Ann');
});

test.each([
  ['JSON', post('{}', { 'Content-Type': 'application/json' })],
  ['nothing said', post(new Uint8Array([1]))],
  ['broken parts', post('xx', { 'Content-Type': 'multipart/form-data; boundary=a' })],
  ['no end of fields', fields(Array.from({ length: 300 }, () => ['name', 'x']))],
])('%s is refused with 400', async (_, request) => {
  const refusal = await readForm(request).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 400 });
});
