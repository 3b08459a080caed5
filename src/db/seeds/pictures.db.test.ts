import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { importPictures } from './pictures.ts';
import type { SeedFiles } from './seed-files.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const alt = { en: 'A truck at dusk', es: 'Una troca al anochecer' };
const colours: Record<string, string> = {
  'a.webp': '#aa0000',
  'b.webp': '#00aa00',
  'c.webp': '#0000aa',
};

function filesWith(list: unknown): SeedFiles {
  return {
    json: () => Promise.resolve(list),
    optionalJson: (path) => Promise.resolve(path.endsWith('images.json') ? list : null),
    bytes: (path) =>
      sharp({
        create: {
          width: 320,
          height: 200,
          channels: 3,
          background: colours[path.replace('demo/images/', '')] ?? '#000',
        },
      })
        .webp()
        .toBuffer(),
  };
}

test('a picture is found by name, by scene and by the build it shows', async () => {
  const scene = { place: 'shop', timeOfDay: 'night' };
  const pictures = await importPictures(
    createTestContext(database.db),
    filesWith({
      images: [
        { key: 'hero', file: 'a.webp', alt },
        { key: 'one', file: 'b.webp', alt, buildSlug: '2022-f150-long-commute' },
        { key: 'shop-night', file: 'c.webp', alt, scene },
      ],
    }),
  );
  const fileOf = (wish: Parameters<typeof pictures.resolveImage>[0]) =>
    pictures.resolveImage(wish)?.filename.split('/').at(-1);
  expect(fileOf({ key: 'hero' })).toBe('a.webp');
  expect(fileOf({ scene })).toBe('c.webp');
  expect(fileOf({ buildSlug: '2022-f150-long-commute' })).toBe('b.webp');
  expect(fileOf({ scene: { ...scene, buildSlug: '2022-f150-long-commute' } })).toBe('b.webp');
  expect(pictures.resolveImage({ scene: { place: 'moon', timeOfDay: 'noon' } })).toBeNull();
  expect(pictures.imageIdOf('2022-f150-long-commute')).toBeGreaterThan(0);
  expect(pictures.imageIdOf('unknown')).toBeNull();
});

test('without a list of pictures there are none', async () => {
  const pictures = await importPictures(createTestContext(database.db), filesWith(null));
  expect(pictures.resolveImage({ key: 'hero' })).toBeNull();
});
