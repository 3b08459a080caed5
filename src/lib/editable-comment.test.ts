import { editableAttributes as attributesOfBridge } from '@storyblok/preview-bridge';
import { expect, test } from 'vitest';
import { editableAttributes, writeEditable } from './editable-comment.ts';

const mark = { name: 'hero', space: '1', uid: '0b6f', id: '1007' };

test('a part is marked as Storyblok’s bridge marks it', () => {
  const attributes = editableAttributes(writeEditable(mark));
  expect(attributes).toEqual(attributesOfBridge({ _editable: writeEditable(mark) }));
  expect(attributes?.['data-blok-uid']).toBe('1007-0b6f');
});

test('a name never ends the comment that it stands in', () => {
  const written = writeEditable({ ...mark, name: '--><script>' });
  expect(written.indexOf('-->')).toBe(written.length - 3);
  expect(editableAttributes(written)?.['data-blok-c']).toContain('--><script>');
});

test.each([undefined, 7, '', '<!--#storyblok#{-->', '<!--#storyblok#{"name":"x","id":7}-->'])(
  '%j marks nothing',
  (editable) => expect(editableAttributes(editable)).toBeNull(),
);
