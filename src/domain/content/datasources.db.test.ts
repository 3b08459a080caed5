import { afterAll, expect, test } from 'vitest';
import { openShop } from '#tests/factories/open-shop.ts';
import { asStaff } from '#tests/factories/staff.ts';
import {
  deleteDatasource,
  deleteDatasourceEntry,
  deleteInternalTag,
  listDatasourceEntries,
  listDatasources,
  listInternalTags,
  readContentVersion,
  saveDatasource,
  saveDatasourceEntry,
  saveInternalTag,
} from './index.server.ts';

const { database, ctx, editor } = await openShop();
afterAll(() => database.close());

test('a list has entries in order, each under one name, and is public at once', async () => {
  const before = await readContentVersion(database.db);
  const { id } = await saveDatasource(editor, { name: 'Colours', slug: 'colours' });
  expect(await readContentVersion(database.db)).toBeGreaterThan(before);
  for (const name of ['red', 'black', 'sand']) {
    await saveDatasourceEntry(editor, { datasourceId: id, name, value: name.toUpperCase() });
  }
  const taken = { datasourceId: id, name: 'red', value: '' };
  await expect(saveDatasourceEntry(editor, taken)).rejects.toMatchObject({
    code: 'conflict',
    issues: [{ path: 'name', reason: 'content.name-taken' }],
  });
  const [red, black] = await listDatasourceEntries(editor, { datasourceId: id });
  await saveDatasourceEntry(editor, {
    id: black?.id,
    name: 'night',
    dimensionValues: { es: 'no' },
  });
  await deleteDatasourceEntry(editor, { id: red?.id ?? 0 });
  expect(await listDatasourceEntries(editor, { datasourceId: id })).toMatchObject([
    { name: 'night', value: 'BLACK', dimensionValues: { es: 'no' } },
    { name: 'sand', value: 'SAND' },
  ]);
});

test('a dimension keeps its number when another is added', async () => {
  const { id, dimensions } = await saveDatasource(editor, {
    name: 'Words',
    slug: 'words',
    dimensions: [{ name: 'Spanish', entryValue: 'es' }],
  });
  const saved = await saveDatasource(editor, {
    id,
    name: 'Words',
    slug: 'words',
    dimensions: [{ name: 'French', entryValue: 'fr' }, ...dimensions],
  });
  expect(saved.dimensions.map((dimension) => [dimension.id, dimension.entryValue])).toEqual([
    [2, 'fr'],
    [1, 'es'],
  ]);
});

test('a list goes with its entries; its slug is taken until then', async () => {
  const { id } = await saveDatasource(editor, { name: 'Gone', slug: 'gone' });
  await saveDatasourceEntry(editor, { datasourceId: id, name: 'x', value: 'y' });
  const twin = { name: 'Twin', slug: 'gone' };
  await expect(saveDatasource(editor, twin)).rejects.toMatchObject({ code: 'conflict' });
  await deleteDatasource(editor, { id });
  expect(await listDatasourceEntries(editor, { datasourceId: id })).toEqual([]);
  await saveDatasource(editor, twin);
  expect((await listDatasources(editor)).map(({ slug }) => slug)).toContain('gone');
});

test('internal tags are distinguished by their type', async () => {
  const tag = await saveInternalTag(editor, { name: 'Trucks', objectType: 'asset' });
  await saveInternalTag(editor, { name: 'Trucks', objectType: 'component' });
  await expect(
    saveInternalTag(editor, { name: 'Trucks', objectType: 'asset' }),
  ).rejects.toMatchObject({ code: 'conflict' });
  await saveInternalTag(editor, { ...tag, name: 'Cars' });
  expect(await listInternalTags(editor, { objectType: 'asset' })).toMatchObject([{ name: 'Cars' }]);
  await deleteInternalTag(editor, { id: tag.id });
  expect(await listInternalTags(editor, { objectType: 'asset' })).toEqual([]);
});

test('only who keeps the content together may change lists and tags', async () => {
  const desk = asStaff(ctx, 'front-desk');
  const attempts = [
    () => saveDatasource(desk, { name: 'x', slug: 'x' }),
    () => saveDatasourceEntry(desk, { datasourceId: 1, name: 'x' }),
    () => saveInternalTag(desk, { name: 'x', objectType: 'asset' }),
    () => deleteDatasource(desk, { id: 1 }),
  ];
  for (const attempt of attempts) {
    await expect((async () => attempt())()).rejects.toMatchObject({ code: 'forbidden' });
  }
});
