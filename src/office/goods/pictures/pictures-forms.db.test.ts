import { afterAll, expect, test } from 'vitest';
import { getPart, stampOf } from '#src/domain/goods/index.server.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { partForm } from '#tests/factories/part-form.ts';
import { truckPhoto } from '#tests/factories/photos.ts';
import { openPictureSite } from '#tests/factories/picture-site.ts';
import { postForm, postJson } from '#tests/factories/post-form.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { action as onPart } from '../part.page.tsx';
import { action as onAddress } from './fetch-picture.route.ts';

const { database, ctx: system } = await openShop();
await seedShopRecords(database.db);
afterAll(() => database.close());
const site = await openPictureSite();
const shop = { ...system, remotePictures: site.pictures };
const buyer = asStaff(shop, 'buyer');
const part = { category: 'wheels', sku: 'tinstead-fallow-17x9-6x1397-p0' } as const;

test('a buyer takes a picture from a web address, and saves it with the part', async () => {
  const photo = await truckPhoto('corbel.jpg');
  site.at.set('/corbel.jpg', new Uint8Array(await photo.arrayBuffer()));
  const { status, answer } = await postJson(onAddress, buyer, {
    json: { address: `${site.origin}/corbel.jpg` },
  });
  expect(status).toBe(200);
  const picture = String(answer.picture);
  expect(picture).toMatch(/^\/f\/1\/.+\/corbel\.webp$/);
  const saved = await getPart(buyer, part);
  const form = { ...partForm(saved), intent: 'save', seen: stampOf(saved), images: picture };
  expect((await postForm(onPart, buyer, { params: part, fields: form })).answer.done).toBe('saved');
  expect((await getPart(buyer, part)).images).toEqual([picture]);
});

test('an address without a picture is refused in words; who may not change goods fetches none', async () => {
  const json = { address: `${site.origin}/gone.jpg` };
  const { status, answer } = await postJson(onAddress, buyer, { json });
  expect([status, answer.title]).toEqual([422, `${site.host} has no such picture.`]);
  expect((await postJson(onAddress, asStaff(shop, 'front-desk'), { json })).status).toBe(403);
  expect(site.asked.filter((path) => path === '/gone.jpg')).toHaveLength(1);
});
