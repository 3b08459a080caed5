import { Mark } from '@tiptap/core';
import Highlight from '@tiptap/extension-highlight';
import Link from '@tiptap/extension-link';
import { safeUrl } from '#src/lib/safe-url.ts';
import { carriedAttributes, preservedAttributes } from './preserved-attributes.ts';

/** A link with all attributes of the content service. A link whose URL is not allowed loses its mark. */
export const ServiceLink = Link.extend({
  addAttributes: () => ({
    href: { default: null, renderHTML: ({ href }) => ({ href: safeUrl(href) }) },
    ...preservedAttributes(
      'uuid',
      'anchor',
      'target',
      'linktype',
      'custom',
      'rel',
      'class',
      'title',
      'story',
    ),
  }),
  renderHTML: ({ HTMLAttributes: { href } }) => ['a', { href }, 0],
}).configure({
  openOnClick: false,
  autolink: false,
  isAllowedUri: (url) => safeUrl(url) !== null,
});

export const ServiceHighlight = Highlight.extend({
  addAttributes: () => preservedAttributes('color'),
  renderHTML: () => ['mark', 0],
});

/** Color, id and class of a text; the site ignores them, but they are preserved. */
export const TextStyle = Mark.create({
  name: 'textStyle',
  addAttributes: () => preservedAttributes('color', 'id', 'class'),
  renderHTML: () => ['span', 0],
});

export const Styled = Mark.create({
  name: 'styled',
  addAttributes: () => preservedAttributes('class'),
  renderHTML: () => ['span', 0],
});

/** A link anchor. */
export const Anchor = Mark.create({
  name: 'anchor',
  addAttributes: () => preservedAttributes('id'),
  renderHTML: () => ['span', { class: 'rich-text-anchor' }, 0],
});

export const CarriedMark = Mark.create({
  name: 'carriedMark',
  excludes: '',
  addAttributes: carriedAttributes,
  renderHTML: () => ['span', 0],
});
