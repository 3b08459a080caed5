import { expect, test } from 'vitest';
import type { FileStore } from '#src/domain/media/ports.ts';

/** What every file store must do, however it is implemented. */
export function testFileStore(open: () => FileStore): void {
  test('a file comes back as it was put, and can be replaced and deleted', async () => {
    const files = open();
    const key = 'resumes/ab/cv.pdf';
    expect(await files.exists(key)).toBe(false);
    expect(await files.size(key)).toBeNull();
    await files.put(key, Buffer.from('one'));
    await files.put(key, Buffer.from('three'));
    expect(Buffer.from(await files.get(key)).toString()).toBe('three');
    expect(await files.size(key)).toBe(5);
    await files.delete(key);
    expect(await files.exists(key)).toBe(false);
    await expect(files.get(key)).rejects.toThrow();
    await expect(files.stream(key)).rejects.toThrow();
  });

  test('every byte of a file survives', async () => {
    const files = open();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    await files.put('bytes.bin', bytes);
    expect(Buffer.from(await files.get('bytes.bin')).equals(bytes)).toBe(true);
    await files.put('nothing.bin', new Uint8Array());
    expect(await files.get('nothing.bin')).toHaveLength(0);
  });

  test('a file that comes as a stream is put whole', async () => {
    const files = open();
    await files.putStream('resumes/a', new Blob(['one ', 'two']).stream());
    expect(Buffer.from(await files.get('resumes/a')).toString()).toBe('one two');
  });

  test('a file is read whole or in part as a stream', async () => {
    const files = open();
    await files.put('film.mp4', Buffer.from('0123456789'));
    const read = async (range?: { start: number; end: number }) =>
      new Response(await files.stream('film.mp4', range)).text();
    expect(await read()).toBe('0123456789');
    expect(await read({ start: 2, end: 4 })).toBe('234');
    expect(await read({ start: 9, end: 9 })).toBe('9');
  });

  test.each([
    '',
    '/etc/passwd',
    '../up',
    'a/../../up',
    'a//b',
    '.hidden',
    'a/.b',
    'a b',
    'a\0b',
    'a\\b',
    'a?b',
    'x'.repeat(251),
  ])('the key %j is refused', async (key) => {
    const files = open();
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow(/not a file key/);
    await expect(files.get(key)).rejects.toThrow(/not a file key/);
    await expect(files.size(key)).rejects.toThrow(/not a file key/);
  });
}
