import { expect, test } from 'vitest';
import type { TreeItem } from '#src/domain/content/index.ts';
import { dropPlace, dropZone } from './drop-place.ts';
import { folderRows, treeRows } from './tree-rows.ts';

function item(id: number, fields: Partial<TreeItem> & { name: string }): TreeItem {
  const slug = fields.name.toLowerCase();
  return {
    id,
    uuid: `uuid-${id}`,
    parentId: null,
    slug,
    fullSlug: slug,
    isFolder: false,
    isStartpage: false,
    position: 0,
    component: 'page',
    published: 'yes',
    scheduledAt: null,
    updatedAt: '2026-11-21T16:57:00Z',
    updatedBy: null,
    ...fields,
  };
}

const items = [
  item(1, { name: 'Home' }),
  item(2, { name: 'Services', isFolder: true }),
  item(3, { name: 'Señales', parentId: 2, fullSlug: 'services/senales' }),
  item(4, { name: 'Deep', parentId: 2, isFolder: true, fullSlug: 'services/deep' }),
  item(5, { name: 'Inside', parentId: 4, fullSlug: 'services/deep/inside' }),
  item(6, { name: 'Contact' }),
];
const counts = new Map([
  [2, 2],
  [4, 1],
]);
const view = (open: number[]) => treeRows(items, { open: new Set(open), counts });
const folders = items.filter(({ isFolder }) => isFolder);
const names = (rows: { item: TreeItem; depth: number }[]) =>
  rows.map((row) => `${'-'.repeat(row.depth)}${row.item.name}`);

test('a closed folder hides what is in it, an open one shows it one step in', () => {
  expect(names(view([]))).toEqual(['Home', 'Services', 'Contact']);
  expect(names(view([2]))).toEqual(['Home', 'Services', '-Señales', '-Deep', 'Contact']);
  expect(view([])[1]).toMatchObject({ count: 2, isOpen: false });
});

test('one place up or down stays in the folder, and ends at its ends', () => {
  const [home, services, contact] = view([]);
  expect(home?.up).toBeNull();
  expect(home?.down).toEqual({ parentId: null, beforeId: 6 });
  expect(services?.up).toEqual({ parentId: null, beforeId: 1 });
  expect(services?.down).toEqual({ parentId: null, beforeId: null });
  expect(contact?.down).toBeNull();
});

test('a folder is offered no place in itself', () => {
  expect(names(folderRows(folders))).toEqual(['Services', '-Deep']);
  expect(names(folderRows(folders, 2))).toEqual([]);
  expect(names(folderRows(folders, 4))).toEqual(['Services']);
});

test('the middle of a folder takes things in, its edges put them beside it', () => {
  const [home, services] = view([]);
  if (!home || !services) throw new Error('two rows');
  expect([0.1, 0.5, 0.9].map((share) => dropZone(services, share))).toEqual([
    'before',
    'into',
    'after',
  ]);
  expect([0.4, 0.6].map((share) => dropZone(home, share))).toEqual(['before', 'after']);
});

test('what is let go comes to stand where the line was', () => {
  const rows = view([2]);
  const [home, services, senales, , contact] = rows;
  if (!home || !services || !senales || !contact) throw new Error('five rows');
  const place = (dragged: number, row: typeof home, zone: 'before' | 'into' | 'after') =>
    dropPlace(rows, { dragged, target: { row, zone } });
  expect(place(6, home, 'before')).toEqual({ parentId: null, beforeId: 1 });
  expect(place(1, contact, 'after')).toEqual({ parentId: null, beforeId: null });
  expect(place(6, services, 'into')).toEqual({ parentId: 2, beforeId: 3 });
  expect(place(3, services, 'into')).toEqual({ parentId: 2, beforeId: 4 });
  expect(place(6, senales, 'after')).toEqual({ parentId: 2, beforeId: 4 });
});

test('nothing can be dropped on itself or into what is in it', () => {
  const rows = view([2, 4]);
  const inside = rows.find((row) => row.item.id === 5);
  const services = rows.find((row) => row.item.id === 2);
  if (!inside || !services) throw new Error('both are shown');
  expect(dropPlace(rows, { dragged: 2, target: { row: inside, zone: 'after' } })).toBeNull();
  expect(dropPlace(rows, { dragged: 2, target: { row: services, zone: 'into' } })).toBeNull();
});
