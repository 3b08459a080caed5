import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { announceUpload, finishUpload, readAsset, receiveUpload } from './index.server.ts';

const { database, ctx } = await openShop();
afterAll(() => database.close());

/** What the URL of an announced upload allows. */
async function announce(input: Parameters<typeof announceUpload>[1]) {
  const { id, path } = await announceUpload(ctx, input);
  const query = new URL(path, 'http://x').searchParams;
  const ticket = { expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' };
  return { id, fields: ticket };
}

const visitor = (): Ctx => ({ ...ctx, actor: { kind: 'visitor' } });

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}

test('announced, sent, finished: the number is the same all the way', async () => {
  const { id, fields } = await announce({ fileName: 'Truck.PNG', isPrivate: true });
  await expect(finishUpload(ctx, { id })).rejects.toMatchObject({ code: 'conflict' });
  const bytes = await picture('#111111');
  // Whoever has the signature may upload; twice counts once.
  await receiveUpload(visitor(), { id, ...fields, bytes });
  await receiveUpload(visitor(), { id, ...fields, bytes: await picture('#999999') });
  const { asset, isNew } = await finishUpload(ctx, { id });
  expect(asset).toMatchObject({ id, fileName: 'truck.png', uploadedBy: 'Automatic' });
  expect(asset).toMatchObject({ isPrivate: true, bytes: bytes.length });
  expect(isNew).toBe(true);
});

test('a twin leads to the asset that was there', async () => {
  const bytes = await picture('#222222');
  const first = await announce({ fileName: 'a.png' });
  await receiveUpload(ctx, { id: first.id, ...first.fields, bytes });
  const second = await announce({ fileName: 'b.png' });
  await receiveUpload(ctx, { id: second.id, ...second.fields, bytes });
  const finished = await finishUpload(ctx, { id: second.id });
  expect(finished).toMatchObject({ isNew: false, asset: { id: first.id, fileName: 'a.png' } });
  expect((await readAsset(ctx, { id: second.id })).id).toBe(first.id);
});

test('without the right signature, in time and for this upload, no byte is taken', async () => {
  const { id, fields } = await announce({ fileName: 'a.png' });
  const other = await announce({ fileName: 'b.png' });
  const bytes = await picture('#333333');
  const later = ctx.clock.now().add({ hours: 2 });
  const attempts = [
    () => receiveUpload(ctx, { id, ...fields, signature: 'x', bytes }),
    () => receiveUpload(ctx, { id, ...other.fields, bytes }),
    () => receiveUpload(ctx, { id, ...fields, expires: '9999999999999', bytes }),
    () => receiveUpload({ ...ctx, clock: { now: () => later } }, { id, ...fields, bytes }),
  ];
  for (const attempt of attempts) {
    await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' });
  }
  await expect(finishUpload(ctx, { id })).rejects.toMatchObject({ code: 'conflict' });
});

test('what is announced as too large is refused before it is sent', async () => {
  const announced = announceUpload(ctx, { fileName: 'film.mp4', bytes: 1e9 });
  await expect(announced).rejects.toMatchObject({ code: 'too-large' });
});

test('announcements are forgotten after a week, assets are not', async () => {
  const { id, fields } = await announce({ fileName: 'a.png' });
  await receiveUpload(ctx, { id, ...fields, bytes: await picture('#444444') });
  const later = ctx.clock.now().add({ hours: 24 * 8 });
  await announceUpload({ ...ctx, clock: { now: () => later } }, { fileName: 'b.png' });
  await expect(finishUpload(ctx, { id })).rejects.toMatchObject({ code: 'not-found' });
  expect((await readAsset(ctx, { id })).id).toBe(id);
});
