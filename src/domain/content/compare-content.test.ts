import { expect, test } from 'vitest';
import { compareContent } from './compare-content.ts';

const page = (...body: object[]) => ({ _uid: 'root', component: 'page', body });
const blok = (_uid: string, fields: object = {}) => ({ _uid, component: 'hero', ...fields });

test('a different order of keys is not a change', () => {
  const before = page({ _uid: 'a', component: 'hero', title: 'x', link: { a: 1, b: null } });
  const after = page({ link: { b: '', a: 1 }, title: 'x', component: 'hero', _uid: 'a' });
  expect(compareContent(before, after)).toEqual([]);
});

test('a changed field is reported with both texts', () => {
  const rich = (text: string) => ({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Bolts' }] },
      { type: 'paragraph', content: [{ type: 'text', text }] },
    ],
  });
  const before = page(blok('a', { title: 'Old', text: rich('on') }));
  const after = page(blok('a', { title: 'New', text: rich('off'), count: 3 }));
  expect(compareContent(before, after)).toEqual([
    { kind: 'changed', uid: 'a', component: 'hero', field: 'title', before: 'Old', after: 'New' },
    {
      kind: 'changed',
      uid: 'a',
      component: 'hero',
      field: 'text',
      before: 'Bolts\non',
      after: 'Bolts\noff',
    },
    { kind: 'changed', uid: 'a', component: 'hero', field: 'count', before: '', after: '3' },
  ]);
});

test('pictures, links and tables are described in readable form', () => {
  const asset = { fieldtype: 'asset', filename: '/f/1/8x8/abc/truck.jpg', alt: 'A truck' };
  const link = { fieldtype: 'multilink', linktype: 'story', url: '', cached_url: '/services' };
  const table = {
    thead: [{ value: 'Size' }, { value: 'Fits' }],
    tbody: [{ body: [{ value: '33' }, { value: 'yes' }] }],
  };
  const after = page(blok('a', { asset, link, table }));
  const told = compareContent(page(blok('a')), after).map((d) => 'after' in d && d.after);
  expect(told).toEqual(['truck.jpg (A truck)', '/services', 'Size | Fits\n33 | yes']);
});

test('added and removed bloks are reported once, including their contents', () => {
  const inner = blok('inner', { title: 'Inside' });
  const outer = blok('outer', { title: 'Outside', buttons: [inner] });
  expect(compareContent(page(), page(outer))).toEqual([
    { kind: 'added', uid: 'outer', component: 'hero', text: 'Outside · Inside' },
  ]);
  expect(compareContent(page(outer), page())).toEqual([
    { kind: 'removed', uid: 'outer', component: 'hero', text: 'Outside · Inside' },
  ]);
});

test('one blok moved is one move; a new neighbour moves nobody', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((uid) => blok(uid));
  const list = (...bloks: (object | undefined)[]) => page(...bloks.map((one) => one ?? {}));
  expect(compareContent(list(a, b, c, d), list(d, a, b, c))).toEqual([
    { kind: 'moved', uid: 'd', component: 'hero' },
  ]);
  const kinds = compareContent(list(b, c), list(a, b, d, c)).map(({ kind, uid }) => kind + uid);
  expect(kinds).toEqual(['addeda', 'addedd']);
});

test('a blok that went into another one moved', () => {
  const before = page(blok('a'), blok('b', { title: 'x' }));
  const after = page(blok('a', { buttons: [blok('b', { title: 'x' })] }));
  expect(compareContent(before, after)).toEqual([{ kind: 'moved', uid: 'b', component: 'hero' }]);
});

test('a story whose root has another identity is still the same story', () => {
  const before = { _uid: '1', component: 'page', seo_title: 'a' };
  const after = { _uid: '2', component: 'page', seo_title: 'b' };
  expect(compareContent(before, after)).toMatchObject([{ kind: 'changed', field: 'seo_title' }]);
});
