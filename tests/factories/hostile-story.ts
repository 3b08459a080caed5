import type {
  ComponentDescription,
  FieldDescription,
} from '#src/site/bloks/describe-components.ts';
import { describeComponents } from '#src/site/bloks/describe-components.ts';

type Blok = { _uid: string; component: string; [field: string]: unknown };

/** Every part of a page with fields, with the payload in each field; also parts inside parts. */
export function hostileBloks(payload: string, key: string): Blok[] {
  return describeComponents()
    .filter(({ group, fields }) => group !== 'root' && group !== 'item' && fields.length > 0)
    .map((description) => hostileBlok(description, { payload, key, depth: 0 }));
}

type Filling = { payload: string; key: string; depth: number };

function hostileBlok({ component, fields }: ComponentDescription, filling: Filling): Blok {
  const values = fields.map((field) => [field.name, hostileValue(field, filling)]);
  const uid = `${component}-${filling.key}-${filling.depth}`;
  return { _uid: uid, component, ...Object.fromEntries(values) };
}

/** The payload, in the shape of the field. */
export function hostileValue(field: FieldDescription, filling: Filling): unknown {
  const { payload } = filling;
  switch (field.type) {
    case 'richtext':
      return hostileDocument(payload);
    case 'multilink':
      return hostileLink(payload);
    case 'asset':
      return { fieldtype: 'asset', id: 1, filename: payload, alt: payload, focus: payload };
    case 'bloks':
      return filling.depth > 0 ? [] : partsOf(field, filling);
    case 'number':
    case 'boolean':
      return field.default;
    case 'options':
    case 'custom':
      return [payload];
    default:
      return field.options.length > 0 ? field.default : payload;
  }
}

function partsOf(field: FieldDescription, filling: Filling): Blok[] {
  return describeComponents()
    .filter(({ component }) => field.allowed.includes(component))
    .slice(0, 3)
    .map((part) =>
      hostileBlok(part, {
        ...filling,
        key: `${filling.key}-${field.name}`,
        depth: filling.depth + 1,
      }),
    );
}

function hostileLink(url: string) {
  return { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url };
}

/** A rich text with the payload in all words, marks and nodes. */
export function hostileDocument(payload: string) {
  const attrs = {
    href: payload,
    src: payload,
    alt: payload,
    title: payload,
    class: payload,
    id: payload,
    color: payload,
    textAlign: payload,
    anchor: payload,
    target: payload,
    emoji: payload,
    onclick: 'alert(1)',
    style: `background:url(//evil.example/${payload})`,
    custom: { onclick: 'alert(1)' },
  };
  const marks = ['link', 'textStyle', 'styled', 'anchor', 'highlight', 'bold', payload];
  const text = { type: 'text', text: payload, marks: marks.map((type) => ({ type, attrs })) };
  const types = ['paragraph', 'heading', 'blockquote', 'code_block', payload];
  return {
    type: 'doc',
    content: [
      ...types.map((type) => ({ type, attrs, content: [text] })),
      {
        type: 'paragraph',
        content: [
          { type: 'image', attrs },
          { type: 'emoji', attrs },
        ],
      },
    ],
  };
}
