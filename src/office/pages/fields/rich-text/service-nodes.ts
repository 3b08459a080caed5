import { Node } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { safeUrl } from '#src/lib/safe-url.ts';
import { carriedAttributes, preservedAttributes } from './preserved-attributes.ts';

/** A picture inside a paragraph, with all attributes of the content service. */
export const ServiceImage = Image.extend({
  inline: true,
  group: 'inline',
  addAttributes: () => ({
    ...preservedAttributes(
      'id',
      'title',
      'source',
      'copyright',
      'meta_data',
      'width',
      'height',
      'class',
    ),
    src: { default: null, renderHTML: ({ src }) => ({ src: safeUrl(src) }) },
    alt: { default: null },
  }),
});

const cell = {
  colspan: { default: 1 },
  rowspan: { default: 1 },
  ...preservedAttributes('colwidth', 'backgroundColor'),
};

/** Tables without column widths, which would need style attributes. */
export const tableNodes = [
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ addAttributes: () => cell }),
  TableCell.extend({ addAttributes: () => cell }),
];

export const Emoji = Node.create({
  name: 'emoji',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => preservedAttributes('name', 'emoji', 'fallbackImage'),
  renderHTML: ({ node }) => ['span', String(node.attrs.emoji ?? '')],
});

/** Parts of a page between two paragraphs. */
export const BlokNode = Node.create({
  name: 'blok',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => preservedAttributes('id', 'body'),
  renderHTML: () => ['div', { class: 'rich-text-parts' }],
});

const carried = (name: string, isInline: boolean) =>
  Node.create({
    name,
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    addAttributes: carriedAttributes,
    renderHTML: () => [isInline ? 'span' : 'div', { class: 'rich-text-carried' }, '…'],
  });

export const carriedNodes = [carried('carriedBlock', false), carried('carriedInline', true)];
