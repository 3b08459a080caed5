import { expect, test } from 'vitest';
import { boundaryOf, MultipartError, readMultipart } from './read-multipart.ts';

/** Splits bytes into pieces of one size, as a network may. */
async function* cut(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function partsOf(body: Uint8Array, boundary: string, size: number) {
  const parts: [string, string | null, string][] = [];
  for await (const part of readMultipart(cut(body, size), boundary)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of part.body) pieces.push(piece);
    parts.push([part.name, part.fileName, Buffer.concat(pieces).toString('latin1')]);
  }
  return parts;
}

async function sent(form: FormData) {
  const request = new Request('http://shop.test', { method: 'POST', body: form });
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  return { boundary: boundary ?? '', body: new Uint8Array(await request.arrayBuffer()) };
}

test.each([1, 7, 64, 100_000])('a form that comes in pieces of %i bytes is read', async (size) => {
  const bytes = `\r\n--\r\n-- \0${'x'.repeat(300)}\r\n--`;
  const form = new FormData();
  form.append('name', 'Luis');
  form.append('resume', new File([Buffer.from(bytes, 'latin1')], 'Łukasz "履歴書".pdf'));
  form.append('empty', '');
  const { boundary, body } = await sent(form);
  expect(await partsOf(body, boundary, size)).toEqual([
    ['name', null, 'Luis'],
    ['resume', 'Łukasz "履歴書".pdf', bytes],
    ['empty', null, ''],
  ]);
});

test('a part that nobody reads is skipped', async () => {
  const form = new FormData();
  form.append('one', 'x'.repeat(1000));
  form.append('two', '2');
  const { boundary, body } = await sent(form);
  const names: string[] = [];
  for await (const { name } of readMultipart(cut(body, 50), boundary)) names.push(name);
  expect(names).toEqual(['one', 'two']);
});

test.each([
  ['no delimiter', 'just text'],
  ['cut off in a part', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf'],
  ['cut off in a head', '--b\r\nContent-Disposition: form'],
  ['a part without a name', '--b\r\nContent-Type: a/b\r\n\r\nx\r\n--b--'],
  ['a head without end', `--b\r\nX: ${'x'.repeat(20_000)}`],
  [
    'too long a head before a good part',
    `--b\r\nX: ${'x'.repeat(200_000)}\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--b--`,
  ],
  [
    'no end of parts',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(300).concat('--b--'),
  ],
])('%s is no form', async (_, body) => {
  await expect(partsOf(Buffer.from(body), 'b', 1000)).rejects.toThrow(MultipartError);
});

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; boundary="a b"', 'a b'],
  ['multipart/form-data', null],
  ['application/x-www-form-urlencoded', null],
  ['text/plain; boundary=abc', null],
])('%s → %s', (type, boundary) => expect(boundaryOf(type)).toBe(boundary));
