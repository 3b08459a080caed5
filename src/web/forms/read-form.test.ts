import { parseWithZod } from '@conform-to/zod/v4';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createMemoryIncoming } from '#tests/fakes/memory-incoming.ts';
import { readForm, readFormWithFiles } from './read-form.server.ts';
import { recallPosted } from './unsaved/posted-forms.server.ts';

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/contact', { method: 'POST', body, headers });
}

const fields = (entries: [string, string][]) => post(new URLSearchParams(entries));

test('fields, repeated fields and files come through', async () => {
  const sent = new FormData();
  sent.append('options', 'wheels');
  sent.append('options', 'tires');
  sent.append('lift-kits', '4 in');
  sent.append('photo', new File(['words'], 'truck.jpg'));
  const form = await readFormWithFiles({ incoming: createMemoryIncoming() }, post(sent));
  expect(form.getAll('options')).toEqual(['wheels', 'tires']);
  expect(form.get('lift-kits')).toBe('4 in');
  const photo = form.get('photo');
  expect(photo).toMatchObject({ name: 'truck.jpg', size: 5 });
  expect(photo instanceof File && (await photo.text())).toBe('words');
});

test('a file that finds no room does not lose the texts after it', async () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const { begin } = createMemoryIncoming();
  const incoming = {
    begin: async () => ({ ...(await begin()), append: () => Promise.reject(full) }),
  };
  const sent = new FormData();
  sent.append('resume', new File(['x'.repeat(300_000)], 'cv.txt'));
  sent.append('name', 'Ann');
  const request = post(sent);
  await expect(readFormWithFiles({ incoming }, request)).rejects.toBe(full);
  expect([...(recallPosted(request)?.form ?? [])]).toEqual([['name', 'Ann']]);
});

test('an input that was left alone is an empty file without a name', async () => {
  const part = 'Content-Disposition: form-data; name="photo"; filename=""';
  const body = `--b\r\n${part}\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--b--\r\n`;
  const form = await readForm(post(body, { 'Content-Type': 'multipart/form-data; boundary=b' }));
  expect(form.get('photo')).toMatchObject({ name: '', size: 0 });
});

test('a file that nobody asked for is read past', async () => {
  const sent = new FormData();
  sent.append('photo', new File(['words'], 'truck.jpg'));
  sent.append('name', 'Ann');
  expect([...(await readForm(post(sent)))]).toEqual([['name', 'Ann']]);
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
  ['no end of text', fields([['name', 'x'.repeat(2_000_000)]])],
  ['no end of fields', fields(Array.from({ length: 300 }, () => ['name', 'x']))],
])('%s is refused with 400', async (_, request) => {
  const refusal = await readForm(request).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 400 });
});
