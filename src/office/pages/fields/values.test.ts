import { expect, test } from 'vitest';
import { describeComponents } from '#src/site/bloks/describe-components.ts';
import { copiedBlok, movedBlok } from './blok-list.ts';
import { checkField } from './check-field.ts';
import { linkedPage, linkField, linkParts } from './link-value.ts';
import { markText } from './mark-text.ts';
import { fieldOfLink, linkAttributes } from './rich-text/link-attributes.ts';
import { cellsOf, tableOf } from './table-value.ts';
import { isEmptyValue } from './translated-field.ts';

const stories = [
  { uuid: 'u-1', name: 'Contact', fullSlug: 'contact', published: true },
  { uuid: 'u-2', name: 'Services', fullSlug: 'services/', published: true },
];

function fieldOf(component: string, name: string) {
  const description = describeComponents().find((one) => one.component === component);
  const field = description?.fields.find((one) => one.name === name);
  if (!field) throw new Error(`${component}.${name} is not described`);
  return field;
}

const links = [
  ['a page', { kind: 'page', target: '/contact', anchor: '' }, 'story', '/contact'],
  [
    'a place on a page',
    { kind: 'page', target: '/services', anchor: 'lift' },
    'story',
    '/services#lift',
  ],
  [
    'a page that is no story',
    { kind: 'page', target: '/build?x=1', anchor: '' },
    'url',
    '/build?x=1',
  ],
  [
    'a website',
    { kind: 'web', target: 'https://a.example/', anchor: '' },
    'url',
    'https://a.example/',
  ],
  ['an e-mail', { kind: 'email', target: 'a@b.co', anchor: '' }, 'email', 'mailto:a@b.co'],
] as const;

for (const [name, parts, linktype, url] of links) {
  test(`a link to ${name} is kept as the service keeps it, and read back`, () => {
    const field = linkField(parts, stories);
    expect(field).toMatchObject({ fieldtype: 'multilink', linktype, url });
    expect(linkParts(field)).toMatchObject(parts);
  });
}

test('a link keeps its page when only the place on it changes, and not when another path is typed', () => {
  const [, services] = stories;
  const stored = { linktype: 'story', id: 'u-2', url: '', cached_url: 'services/' };
  const known = linkedPage(stored);
  expect(known).toMatchObject({ uuid: services?.uuid, fullSlug: services?.fullSlug });
  if (!known) throw new Error('The link leads to a page');
  const parts = { ...linkParts(stored), anchor: 'lift' };
  expect(linkField(parts, [known])).toMatchObject({ linktype: 'story', id: 'u-2', anchor: 'lift' });
  expect(linkField({ ...parts, target: '/service' }, [known])).toMatchObject({ linktype: 'url' });
  expect(linkedPage({ linktype: 'url', id: '', url: '/services' })).toBeNull();
});

test('ten digits are a number that phones can dial', () => {
  const field = linkField({ kind: 'phone', target: '(480) 777-7700', anchor: '' }, stories);
  expect(field.url).toBe('tel:+14807777700');
  expect(checkField(fieldOf('button', 'url'), field)).toBeNull();
});

test('a link of a text keeps page, place and kind both ways', () => {
  const field = linkField({ kind: 'page', target: '/services', anchor: 'lift' }, stories);
  const attrs = linkAttributes(field);
  expect(attrs).toEqual({ href: '/services', linktype: 'story', uuid: 'u-2', anchor: 'lift' });
  expect(linkParts(fieldOfLink(attrs))).toMatchObject({ target: '/services', anchor: 'lift' });
});

test('addresses that no page may show are faults', () => {
  const url = fieldOf('button', 'url');
  const faultOf = (address: string) =>
    checkField(url, { fieldtype: 'multilink', linktype: 'url', url: address })?.key ?? null;
  expect(faultOf('javascript:alert(1)')).toBe('fault.address');
  expect(faultOf('//evil.example')).toBe('fault.address');
  expect(faultOf('nowhere')).toBe('fault.address');
  expect(faultOf('tel:480')).toBe('fault.phone');
  expect(faultOf('mailto:a')).toBe('fault.email');
  expect(faultOf('/services')).toBeNull();
  expect(faultOf('')).toBe('fault.required');
});

test('limits of numbers, texts and lists are told', () => {
  expect(checkField(fieldOf('spacer', 'margin'), 500)?.params).toEqual({ max: 400 });
  expect(checkField(fieldOf('spacer', 'margin'), -1)?.key).toBe('fault.low');
  expect(checkField(fieldOf('button', 'title'), 'x'.repeat(41))?.level).toBe('should');
  expect(checkField(fieldOf('hero', 'buttons'), [1, 2, 3, 4])?.key).toBe('fault.many');
});

test('empty are the values that say nothing, of whatever kind', () => {
  const empty = [
    undefined,
    null,
    '',
    [],
    { fieldtype: 'asset', filename: '' },
    { fieldtype: 'multilink', url: '', cached_url: '', id: '' },
    { type: 'doc', content: [{ type: 'paragraph' }] },
  ];
  const full = [
    0,
    false,
    'x',
    [1],
    { fieldtype: 'asset', filename: '/f' },
    { fieldtype: 'multilink', url: '/' },
    { type: 'doc', content: [{ type: 'blok', attrs: { body: [] } }] },
  ];
  expect(empty.filter((value) => !isEmptyValue(value))).toEqual([]);
  expect(full.filter(isEmptyValue)).toEqual([]);
});

test('a table is cells and becomes the same table again', () => {
  const table = tableOf(
    [
      ['A', 'B'],
      ['1', '2'],
    ],
    () => 'u',
  );
  expect(table.tbody[0]).toEqual({
    _uid: 'u',
    component: '_table_row',
    body: [
      { _uid: 'u', component: '_table_col', value: '1' },
      { _uid: 'u', component: '_table_col', value: '2' },
    ],
  });
  expect(cellsOf(table)).toEqual([
    ['A', 'B'],
    ['1', '2'],
  ]);
  expect(cellsOf(null)).toEqual([['']]);
});

test('a copy has other identities throughout, and nothing else', () => {
  const blok = { _uid: 'a', component: 'x', list: [{ _uid: 'b', component: 'y', t: 1 }] };
  let count = 0;
  const copy = copiedBlok(blok, () => `new-${++count}`);
  expect(copy).toEqual({
    _uid: 'new-1',
    component: 'x',
    list: [{ _uid: 'new-2', component: 'y', t: 1 }],
  });
  expect(movedBlok([blok, copy], 0, 1)).toEqual([copy, blok]);
  expect(movedBlok([blok], 0, 1)).toEqual([blok]);
});

test('Markdown marks go on and come off', () => {
  const bold = markText({ text: 'a word b', start: 2, end: 6 }, 'bold');
  expect(bold).toEqual({ text: 'a **word** b', start: 4, end: 8 });
  expect(markText(bold, 'bold')).toEqual({ text: 'a word b', start: 2, end: 6 });
  const list = markText({ text: 'x\none\ntwo', start: 3, end: 9 }, 'bullets');
  expect(list.text).toBe('x\n- one\n- two');
  expect(markText(list, 'bullets').text).toBe('x\none\ntwo');
  const link = markText({ text: 'see us', start: 4, end: 6 }, 'link');
  expect(link.text).toBe('see [us](/)');
  expect(link.text.slice(link.start, link.end)).toBe('/');
});
