import { afterAll, expect, test } from 'vitest';
import { testForm } from '#tests/factories/form-cases.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { truckPhoto } from '#tests/factories/photos.ts';
import { type Fields, postForm, postJson } from '#tests/factories/post-form.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { action as onAsset } from './asset.page.tsx';
import { action as onLibrary } from './media.page.tsx';
import { action as onUpload } from './upload.route.ts';

const { database, ctx: system } = await openShop();
const ctx = asStaff(system, 'owner');
afterAll(() => database.close());

const office = () => ctx;
const rows = async (text: string) => (await database.db.execute(text)).rows;

testForm('a folder', office, {
  action: onLibrary,
  form: () => ({ fields: { intent: 'create-folder', name: 'Trucks' } }),
  reads: () => 'select name from media_folders',
  after: [{ name: 'Trucks' }],
  refused: 'front-desk',
  wrong: { fields: { name: '' }, at: ['name'] },
});

test('a picture that comes with the form is in the library; the same one again is not twice', async () => {
  const file = await truckPhoto('Truck.jpg');
  const send = (by = ctx) => postForm(onLibrary, by, { fields: { intent: 'upload', file } });
  expect((await send(asStaff(ctx, 'front-desk'))).status).toBe(403);
  expect(await rows('select id from media_assets')).toEqual([]);
  expect((await send()).answer.done).toBe('upload');
  expect((await send()).answer.done).toBe('twin');
  expect(await rows('select file_name from media_assets')).toEqual([{ file_name: 'truck.jpg' }]);
});

test('a file that is no picture is refused with its reason, and is not kept', async () => {
  const file = new File(['<html>'], 'truck.jpg');
  const { status, answer } = await postForm(onLibrary, ctx, { fields: { intent: 'upload', file } });
  expect(status).toBe(422);
  expect(answer.problem).not.toBe('');
  expect(await rows('select id from media_assets')).toHaveLength(1);
});

const picture = async () => {
  const [row] = (await rows('select id from media_assets order by id')) as { id: number }[];
  return { id: String(row?.id) };
};

testForm('the words of a picture', office, {
  action: onAsset,
  form: async () => ({
    params: await picture(),
    fields: {
      intent: 'save',
      'alt-en': 'A truck',
      'alt-es': 'Una camioneta',
      title: '',
      source: '',
    },
  }),
  reads: () => 'select alt, title from media_assets',
  after: [{ alt: { en: 'A truck', es: 'Una camioneta' }, title: '' }],
  refused: 'front-desk',
  wrong: { fields: { title: 'x'.repeat(5000) }, at: ['title'] },
});

test('a picture goes to the bin and comes back, for who may', async () => {
  const press = async (fields: Fields, by = ctx) =>
    postForm(onAsset, by, { params: await picture(), fields });
  const isBinned = () => rows('select deleted_at is not null as is from media_assets');
  expect((await press({ intent: 'bin' }, asStaff(ctx, 'front-desk'))).status).toBe(403);
  expect(await isBinned()).toEqual([{ is: false }]);
  await press({ intent: 'bin' });
  expect(await isBinned()).toEqual([{ is: true }]);
  await press({ intent: 'restore' });
  expect(await isBinned()).toEqual([{ is: false }]);
});

test('an upload is announced by who may, and finished when its bytes have come', async () => {
  const json = { intent: 'announce', fileName: 'new.jpg', bytes: 100, folderId: null };
  expect(await postJson(onUpload, asStaff(ctx, 'front-desk'), { json })).toMatchObject({
    status: 403,
  });
  expect(await rows('select file_name from media_uploads')).toEqual([]);
  const { answer } = await postJson(onUpload, ctx, { json });
  expect(await rows('select file_name, author_name from media_uploads')).toEqual([
    { file_name: 'new.jpg', author_name: 'Marisol' },
  ]);
  const finish = { json: { intent: 'finish', id: answer.id } };
  expect(await postJson(onUpload, ctx, finish)).toMatchObject({ status: 409 });
  expect(await postJson(onUpload, ctx, { json: { intent: 'explode' } })).toMatchObject({
    status: 400,
  });
});
