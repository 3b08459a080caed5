import { expect, test } from 'vitest';
import { listFilms } from './films.ts';
import { openSeedFiles } from './seed-files.ts';

const files = openSeedFiles();

test('every film is there in three sizes and two formats with its still, none over 1.5 MB', async () => {
  const rows = await listFilms(files);
  expect(rows.map(({ file }) => file.replace(/^films\/home/, '')).slice(0, 7)).toEqual([
    '.jpg',
    '-640.webm',
    '-640.mp4',
    '-1280.webm',
    '-1280.mp4',
    '-1920.webm',
    '-1920.mp4',
  ]);
  const sizes = await Promise.all(
    rows.map(async ({ file }) => (await files.bytes(`demo/${file}`)).length),
  );
  expect(sizes).toHaveLength(14);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1_500_000);
});

test('a shop without a list of films has none', async () => {
  const none = { ...files, optionalJson: () => Promise.resolve(null) };
  expect(await listFilms(none)).toEqual([]);
});
