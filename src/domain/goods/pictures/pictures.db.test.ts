import { expect, test } from 'vitest';
import { getAssetsAt } from '#src/domain/media/index.server.ts';
import { testNow } from '#tests/factories/context.ts';
import { openImportShop, importedSku as sku } from '#tests/factories/import-shop.ts';
import { partForm } from '#tests/factories/part-form.ts';
import { openPictureSite, supplierPicture as wheel } from '#tests/factories/picture-site.ts';
import {
  getImport,
  getPart,
  keepTypedPicture,
  listBatches,
  mapImport,
  purgeImports,
  queueApply,
  queueDuePictures,
  retryPictures,
  savePart,
  stampOf,
  undoImport,
} from '../index.server.ts';

// Runs on both engines: states, conditions and upserts in SQL.

const site = await openPictureSite();
const time = { now: testNow };
const { database, buyer, system, runJobs, send, apply } = await openImportShop({
  remotePictures: site.pictures,
  clock: { now: () => time.now },
});

const otherSku = 'tinstead-fallow-17x9-5x127-p0';

/** A file that names pictures, with its site ticked as a person does; checked. */
async function named(rows: readonly [string, string][], hosts = [site.host]): Promise<string> {
  const lines = rows.map(
    ([number, paths]) => `${number},"${paths.replaceAll('/', `${site.origin}/`)}"`,
  );
  const { id, profile } = await send(`Part Number,Image URL\n${lines.join('\n')}\n`);
  const ticked = { ...profile, name: 'Harbor Wheel', pictureHosts: hosts };
  await mapImport(buyer, { id, profile: ticked, lineId: null });
  await runJobs();
  return id;
}

async function applied(rows: readonly [string, string][]): Promise<string> {
  const id = await named(rows);
  await apply(id);
  return id;
}

const imagesOf = async (one = sku) =>
  (await getPart(buyer, { category: 'wheels', sku: one })).images;

function later(hours: number): void {
  time.now = time.now.add({ hours });
}

test('a picture is fetched once for all sizes that name it, made small, and shown', async () => {
  site.at.set('/corbel.png', await wheel('#444c'));
  const id = await applied([
    [sku, '/corbel.png'],
    [otherSku, '/corbel.png'],
  ]);
  expect(site.asked).toEqual(['/corbel.png']);
  const [picture = ''] = await imagesOf();
  expect(await imagesOf(otherSku)).toEqual([picture]);
  const asset = (await getAssetsAt(buyer, [picture])).get(picture);
  expect(asset).toMatchObject({ widthPx: 1600, heightPx: 1600, contentType: 'image/webp' });
  expect(await getImport(buyer, id)).toMatchObject({
    pictureHosts: [{ host: site.host, rows: 2 }],
    counts: { changed: 0, unchanged: 2, pictures: 2 },
    pictures: { fetched: 1, waiting: 0, failed: 0, troubles: [] },
  });
  const [batch] = await listBatches(buyer, { category: 'wheels' });
  expect(batch).toMatchObject({ kind: 'pictures', parts: 2, actorName: 'Harbor Wheel' });
});

test('pictures of a new supplier that arrive at once lie in one folder, and are asked for once', async () => {
  const paths = ['/a.png', '/b.png', '/c.png', '/d.png'];
  for (const [at, path] of paths.entries()) site.at.set(path, await wheel(`#${at}${at}4c`, 8));
  await applied([[sku, paths.join(' ')]]);
  expect(await imagesOf()).toHaveLength(4);
  expect(site.asked.toSorted()).toEqual(paths);
  const { rows } = await database.pool.query('select name from media_folders');
  expect(rows).toEqual([{ name: 'Harbor Wheel' }]);
});

test('nothing is fetched from a site that nobody has ticked', async () => {
  site.at.set('/corbel.png', await wheel('#444c'));
  const id = await named([[sku, '/corbel.png']], []);
  expect(await getImport(buyer, id)).toMatchObject({
    pictureHosts: [{ host: site.host, rows: 1 }],
    counts: { pictures: 0 },
  });
  await expect(queueApply(buyer, { id, goodRowsOnly: false })).rejects.toMatchObject({
    told: { reason: 'import.nothing' },
  });
  expect(site.asked).toEqual([]);
});

test('the same file again asks for nothing; undoing it takes its pictures away, and they can come back', async () => {
  site.at.set('/corbel.png', await wheel('#444c'));
  const before = await imagesOf();
  const id = await applied([[sku, '/corbel.png']]);
  const again = await named([[sku, '/corbel.png']]);
  expect((await getImport(buyer, again)).counts.pictures).toBe(0);
  await undoImport(buyer, id);
  expect(await imagesOf()).toEqual(before);
  await applied([[sku, '/corbel.png']]);
  expect(await imagesOf()).toHaveLength(before.length + 1);
});

test('a part keeps its picture until one of the new ones is here', async () => {
  site.at.set('/old.png', await wheel('#444c'));
  await applied([[sku, '/old.png']]);
  const old = await imagesOf();
  const id = await applied([[sku, '/new.png']]);
  expect(await imagesOf()).toEqual(old);
  expect((await getImport(buyer, id)).pictures).toMatchObject({
    waiting: 1,
    troubles: [{ told: { reason: 'picture.missing' }, isOver: false }],
  });
  expect(await queueDuePictures(system)).toBe(false);
  site.at.set('/new.png', await wheel('#a33c'));
  later(1);
  expect(await queueDuePictures(system)).toBe(true);
  await runJobs();
  const now = await imagesOf();
  expect(now).toHaveLength(1);
  expect(now).not.toEqual(old);
});

test('what is never there is given up after a day and a half, and tried again when somebody asks', async () => {
  const id = await applied([[sku, '/gone.png']]);
  for (let hour = 0; hour < 48; hour += 1) {
    later(1);
    if (await queueDuePictures(system)) await runJobs();
  }
  expect(site.asked).toHaveLength(5);
  expect((await getImport(buyer, id)).pictures).toMatchObject({ waiting: 0, failed: 1 });
  site.at.set('/gone.png', await wheel('#444c'));
  await retryPictures(buyer, id);
  await runJobs();
  expect((await getImport(buyer, id)).pictures).toMatchObject({ fetched: 1, failed: 0 });
  expect(await imagesOf()).toHaveLength(1);
});

test('what is no picture, too large or elsewhere is told and stays away', async () => {
  site.at.set('/page.png', Buffer.from('<html>not here</html>'));
  site.at.set('/large.png', Buffer.alloc(600_000, 1));
  site.at.set('/moved.png', { to: 'http://127.0.0.1:1/inside.png' });
  site.at.set('/left.png', { to: 'http://elsewhere.invalid/corbel.png' });
  site.at.set('/closed.png', 403);
  site.at.set('/here.png', { to: '/corbel.png' });
  site.at.set('/corbel.png', await wheel('#444c'));
  const paths = ['/page.png', '/large.png', '/moved.png', '/left.png', '/closed.png', '/here.png'];
  const id = await applied([[sku, paths.join(' ')]]);
  const { pictures } = await getImport(buyer, id);
  const reasons = pictures?.troubles.map(({ told }) => 'reason' in told && told.reason);
  expect(reasons?.toSorted()).toEqual([
    'media.not-a-picture',
    'picture.answer',
    'picture.answer',
    'picture.not-public',
    'picture.too-large',
  ]);
  expect(await imagesOf()).toHaveLength(1);
});

test('pictures that somebody in the shop has chosen stay', async () => {
  site.at.set('/own.png', await wheel('#3a3c'));
  site.at.set('/corbel.png', await wheel('#444c'));
  const part = await getPart(buyer, { category: 'wheels', sku });
  const own = await keepTypedPicture(buyer, `${site.origin}/own.png`);
  const form = { ...partForm(part), images: own };
  await savePart(buyer, { category: 'wheels', sku, form, seen: stampOf(part) });
  const id = await named([[sku, '/corbel.png']]);
  expect((await getImport(buyer, id)).counts.pictures).toBe(0);
  const { profile } = await getImport(buyer, id);
  await mapImport(buyer, { id, profile: { ...profile, overTyped: true }, lineId: null });
  await runJobs();
  expect((await getImport(buyer, id)).counts.pictures).toBe(1);
});

test('an address that somebody types is fetched, or refused in words', async () => {
  site.at.set('/corbel.png', await wheel('#444c'));
  await expect(keepTypedPicture(buyer, ' corbel.png ')).rejects.toMatchObject({
    told: { reason: 'picture.address' },
  });
  await expect(keepTypedPicture(buyer, `${site.origin}/gone.png`)).rejects.toMatchObject({
    told: { reason: 'picture.missing' },
  });
  await expect(keepTypedPicture(buyer, 'http://127.0.0.1:1/x.png')).rejects.toMatchObject({
    told: { reason: 'picture.not-public' },
  });
  expect(await keepTypedPicture(buyer, `${site.origin}/corbel.png`)).toMatch(
    /^\/f\/1\/1600x1600\//,
  );
});

test('pictures that no part is to have any more are forgotten', async () => {
  site.at.set('/corbel.png', await wheel('#444c'));
  const id = await applied([[sku, '/corbel.png']]);
  await undoImport(buyer, id);
  await purgeImports(system);
  const { rows } = await database.pool.query('select address from supplier_pictures');
  expect(rows).toEqual([]);
});
