import { Extension, type Extensions, getSchema } from '@tiptap/core';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import StarterKit from '@tiptap/starter-kit';
import type { KnownNames } from './convert-document.ts';
import { preservedAttributes } from './preserved-attributes.ts';
import {
  Anchor,
  CarriedMark,
  ServiceHighlight,
  ServiceLink,
  Styled,
  TextStyle,
} from './service-marks.ts';
import { BlokNode, carriedNodes, Emoji, ServiceImage, tableNodes } from './service-nodes.ts';

/** Attributes that the content service has on the editor kit's nodes. Alignment is a class: no style attributes. */
const ServiceAttributes = Extension.create({
  name: 'serviceAttributes',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          renderHTML: ({ textAlign }) =>
            /^(?:center|right)$/.test(textAlign) ? { class: `align-${textAlign}` } : {},
        },
        ...preservedAttributes('dir'),
      },
    },
    { types: ['paragraph'], attributes: preservedAttributes('bare') },
    { types: ['codeBlock'], attributes: preservedAttributes('class') },
  ],
});

const shared: Extensions = [
  StarterKit.configure({
    link: false,
    trailingNode: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
  }),
  ServiceAttributes,
  Subscript,
  Superscript,
  ServiceHighlight,
  ServiceLink,
  TextStyle,
  Styled,
  Anchor,
  CarriedMark,
  ServiceImage,
  Emoji,
  ...tableNodes,
  ...carriedNodes,
];

/** Everything that the content service's rich text may contain; `blokNode` shows the parts inside. */
export function richTextExtensions(blokNode: typeof BlokNode = BlokNode): Extensions {
  return [...shared, blokNode];
}

/** The names that the editor supports. */
export function knownNames(): KnownNames {
  const { nodes, marks } = getSchema(richTextExtensions());
  return { nodes: new Set(Object.keys(nodes)), marks: new Set(Object.keys(marks)) };
}
