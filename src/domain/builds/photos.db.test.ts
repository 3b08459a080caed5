import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import {
  addBuildPhotos,
  listBuildPhotos,
  readBuildPhoto,
  removeBuildPhoto,
  startBuild,
} from './index.server.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedShopRecords(database.db);
});
afterAll(() => database.close());

const start = () => startBuild(ctx, { vehicleId: 'ford-f150-2021', year: 2021 });

async function photo(name: string, width = 40): Promise<File> {
  const image = sharp({ create: { width, height: 30, channels: 3, background: '#a40' } });
  const exif = { IFD0: { Make: 'SECRETCAM' }, IFD3: { GPSLatitude: '33/1 30/1 0/1' } };
  return new File([await image.withExif(exif).jpeg().toBuffer()], name);
}

test('a photo is kept without what the camera wrote, for the shop only', async () => {
  const access = await start();
  expect(await addBuildPhotos(ctx, { ...access, files: [await photo('side.jpg')] })).toEqual([]);
  const [kept] = await listBuildPhotos(ctx, access);
  expect(kept).toMatchObject({ fileName: 'side.jpg' });
  await expect(readBuildPhoto(ctx, kept?.id ?? '')).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  const staff = createTestContext(database.db, {
    actor: {
      kind: 'staff',
      userId: 'u',
      name: 'Luis',
      email: 'l@example.com',
      role: 'builder',
      scopes: ['leads.read'],
    },
    files: ctx.files,
  });
  const bytes = Buffer.from(await readBuildPhoto(staff, kept?.id ?? ''));
  expect(bytes.toString('latin1')).not.toContain('SECRETCAM');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40 });
});

test('at most four photos, duplicates count once, and a file that is not a photo is named', async () => {
  const access = await start();
  const files = await Promise.all([40, 41, 42, 43, 44].map((px) => photo(`${px}.jpg`, px)));
  const [first] = files;
  const script = new File(['<script>alert(1)</script>'], 'truck.jpg', { type: 'image/jpeg' });
  const given = [...(first ? [first, first] : []), script, ...files.slice(1)];
  expect(await addBuildPhotos(ctx, { ...access, files: given })).toEqual([
    { fileName: 'truck.jpg', problem: 'notPhoto' },
    { fileName: '44.jpg', problem: 'tooMany' },
  ]);
  expect(await listBuildPhotos(ctx, access)).toHaveLength(4);
});

test('a photo is taken out by its own visitor and by nobody else', async () => {
  const [mine, other] = [await start(), await start()];
  await addBuildPhotos(ctx, { ...mine, files: [await photo('a.jpg')] });
  const [kept] = await listBuildPhotos(ctx, mine);
  const photoId = kept?.id ?? '';
  await removeBuildPhoto(ctx, { ...other, photoId });
  expect(await listBuildPhotos(ctx, mine)).toHaveLength(1);
  await removeBuildPhoto(ctx, { ...mine, photoId });
  expect(await listBuildPhotos(ctx, mine)).toEqual([]);
  const stranger = { ...mine, capability: other.capability };
  await expect(listBuildPhotos(ctx, stranger)).rejects.toMatchObject({ code: 'not-found' });
});
