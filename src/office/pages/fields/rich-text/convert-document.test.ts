import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { type DocNode, fromEditor, toEditor } from './convert-document.ts';
import { knownNames, richTextExtensions } from './extensions.ts';

const schema = getSchema(richTextExtensions());

/** Into the editor's own document, validated by its schema, and back. */
function roundTrip(doc: unknown): DocNode {
  const node = Node.fromJSON(schema, toEditor(doc, knownNames()));
  node.check();
  return fromEditor(node.toJSON());
}

const p = (...content: object[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: object[]) =>
  marks.length > 0 ? { type: 'text', text: words, marks } : { type: 'text', text: words };
const doc = (...content: object[]) => ({ type: 'doc', content });
const row = (type: string, words: string) => ({
  type: 'tableRow',
  content: [
    { type, attrs: { colspan: 2, rowspan: 1, colwidth: [120] }, content: [p(text(words))] },
  ],
});

const everything = {
  paragraphs: doc(
    { type: 'paragraph', attrs: { textAlign: 'center' }, content: [text('middle')] },
    { type: 'heading', attrs: { level: 3, textAlign: 'right' }, content: [text('Third')] },
    { type: 'blockquote', content: [p(text('said'))] },
    p(text('one'), { type: 'hard_break' }, text('two')),
    { type: 'horizontal_rule' },
    { type: 'code_block', attrs: { class: 'language-css' }, content: [text('a{}')] },
    { type: 'paragraph' },
  ),
  lists: doc(
    { type: 'bullet_list', content: [{ type: 'list_item', content: [p(text('a'))] }] },
    {
      type: 'ordered_list',
      attrs: { order: 4 },
      content: [{ type: 'list_item', content: [p(text('four'))] }],
    },
  ),
  marks: doc(
    p(
      text('b', { type: 'bold' }),
      text('i', { type: 'italic' }, { type: 'underline' }),
      text('s', { type: 'strike' }),
      text('c', { type: 'code' }),
      text('2', { type: 'superscript' }),
      text('3', { type: 'subscript' }),
      text('h', { type: 'highlight', attrs: { color: '#ff0' } }),
      text('t', { type: 'textStyle', attrs: { color: '#123456', id: 'x', class: 'y' } }),
      text('k', { type: 'styled', attrs: { class: 'lead' } }),
      text('l', {
        type: 'link',
        attrs: {
          href: '/contact',
          uuid: '0b9c5f0e-0000-4000-8000-000000000000',
          anchor: 'hours',
          target: '_blank',
          linktype: 'story',
          custom: { rel: 'nofollow' },
        },
      }),
      text('a', { type: 'anchor', attrs: { id: 'here' } }),
    ),
  ),
  pictures: doc(
    { type: 'image', attrs: { id: 7, src: '/f/1/2x2/a/b.png', alt: 'A truck', title: 'T' } },
    p(text('see '), {
      type: 'image',
      attrs: { src: '/f/1/2x2/a/c.png', alt: '', source: 's', copyright: 'c', meta_data: { a: 1 } },
    }),
    p({ type: 'emoji', attrs: { name: 'ok', emoji: '👌', fallbackImage: '/e.png' } }),
  ),
  tables: doc({ type: 'table', content: [row('tableHeader', 'H'), row('tableCell', 'd')] }),
  bloks: doc(p(text('before')), {
    type: 'blok',
    attrs: { id: 'u', body: [{ _uid: 'x', component: 'button', title: 'Go', n: null }] },
  }),
  unknown: doc(
    { type: 'callout', attrs: { tone: 'x' }, content: [p(text('kept'))] },
    p({ type: 'mention', attrs: { who: 'a' } }, text('m', { type: 'comment', attrs: { id: 1 } })),
  ),
};

for (const [name, given] of Object.entries(everything)) {
  test(`${name} come out of the editor as they went in`, () => {
    expect(roundTrip(given)).toEqual(given);
  });
}

test('what is no document is an empty one', () => {
  for (const given of [undefined, null, 'text', [], {}, { type: 'doc' }, { content: [1, null] }])
    expect(roundTrip(given)).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
});
