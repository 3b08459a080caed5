import { expect, test } from 'vitest';
import { findIssues, findLinkIssues } from './find-issues.ts';

const blok = (component: string, fields: object) => ({ _uid: 'u', component, ...fields });
const codes = (content: object) =>
  findIssues({ ...content }).map(({ level, code, field }) => `${level} ${code} ${field}`);

test.each([
  ['an asset', { asset: { fieldtype: 'asset', filename: '/f/1/1x1/a/b.jpg', alt: ' ' } }],
  ['rich text', { text: { type: 'doc', content: [{ type: 'image', attrs: { src: '/x.jpg' } }] } }],
  ['Markdown', { text: 'Look: ![](/x.jpg)' }],
])('a picture without words in %s keeps a story from being published', (_, fields) => {
  const field = Object.keys(fields)[0];
  expect(codes(blok('prose', fields))).toEqual([`must missing-alt ${field}`]);
});

test('an empty picture field, and a picture with words, are fine', () => {
  const none = { fieldtype: 'asset', filename: '', alt: '' };
  const told = { fieldtype: 'asset', filename: '/a.jpg', alt: 'A truck' };
  expect(codes(blok('hero', { title: 'x', none, told, text: '![A truck](/a.jpg)' }))).toEqual([]);
});

test('an empty title of a part that is its title must be written; elsewhere it may be empty', () => {
  expect(codes(blok('page', { seo_title: '' }))).toEqual(['must empty-title seo_title']);
  expect(codes(blok('section-heading', { title: ' ' }))).toEqual(['must empty-title title']);
  expect(codes(blok('feature-list', { title: '' }))).toEqual([]);
});

test('a part inside another is named as the place', () => {
  const inner = { _uid: 'inner', component: 'headline', headline: '' };
  expect(findIssues(blok('page', { seo_title: 'x', body: [inner] }))).toEqual([
    {
      level: 'must',
      code: 'empty-title',
      params: { component: 'headline' },
      blokUid: 'inner',
      component: 'headline',
      field: 'headline',
    },
  ]);
});

test.each([
  ['(602) 555-0142', true],
  ['+1 602-555-0142', true],
  ['602 555 014', false],
  ['call Hector', false],
  ['+44 20 7946 0958', false],
])('the phone number %j is callable: %j', (number, callable) => {
  expect(codes(blok('x', { phone: number })).length === 0).toBe(callable);
  const link = { fieldtype: 'multilink', linktype: 'url', url: `tel:${number}` };
  expect(codes(blok('x', { link })).length === 0).toBe(callable);
});

test('links inside the site are found in link fields, Markdown and rich text; others are not', () => {
  const mark = { type: 'link', attrs: { href: '/rich' } };
  const content = blok('x', {
    one: { fieldtype: 'multilink', linktype: 'story', id: 'uuid-1', url: '' },
    two: { fieldtype: 'multilink', linktype: 'url', id: '', url: '/path?x#y' },
    out: { fieldtype: 'multilink', linktype: 'url', id: '', url: 'https://elsewhere.example/' },
    text: 'a [b](/mark) c [d](https://x.example) ![p](/picture.jpg)',
    rich: { type: 'doc', content: [{ type: 'text', text: 't', marks: [mark] }] },
  });
  const found: unknown[] = [];
  findLinkIssues(content, (link) => {
    found.push(link);
    return null;
  });
  expect(found).toEqual([
    { uuid: 'uuid-1' },
    { path: '/path?x#y' },
    { path: '/mark' },
    { path: '/rich' },
  ]);
});
