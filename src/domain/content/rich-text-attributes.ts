import { mediaUrl } from '#src/lib/media-url.ts';
import { isExternalUrl, safeUrl } from '#src/lib/safe-url.ts';
import { currentClasses } from './former-classes.ts';
import { textAnchor } from './text-anchor.ts';

/** Attributes of a node or mark as received: anything. */
export type RawAttributes = Record<string, unknown>;
type Attributes = Record<string, unknown>;

const none = (): Attributes => ({});

/** Every node that may be shown, with the attributes that are kept. No `style`: the CSP forbids it. */
export const nodeAttributes: Record<string, (attrs: RawAttributes) => Attributes> = {
  paragraph: aligned,
  heading: (attrs) => ({ ...aligned(attrs), level: headingLevel(attrs.level) }),
  blockquote: none,
  bullet_list: none,
  ordered_list: ({ order }) => whole('order', order),
  list_item: none,
  code_block: (attrs) => matching('class', attrs.class, /^language-[\w+-]+$/),
  hard_break: none,
  horizontal_rule: none,
  image: imageAttributes,
  emoji: ({ emoji }) => (typeof emoji === 'string' ? { emoji } : {}),
  table: none,
  tableRow: none,
  tableHeader: cellAttributes,
  tableCell: cellAttributes,
};

/** The same for marks. A link without an acceptable URL loses its mark. */
export const markAttributes: Record<string, (attrs: RawAttributes) => Attributes | null> = {
  bold: none,
  italic: none,
  strike: none,
  underline: none,
  code: none,
  superscript: none,
  subscript: none,
  highlight: none,
  anchor: anchorAttributes,
  styled: styledAttributes,
  link: linkAttributes,
};

function styledAttributes({ class: classes }: RawAttributes): Attributes {
  if (typeof classes !== 'string' || !/^[\w -]+$/.test(classes)) return {};
  return { class: currentClasses(classes) };
}

function anchorAttributes({ id }: RawAttributes): Attributes {
  return typeof id === 'string' && /^[\w-]+$/.test(id) ? { id: textAnchor(id) } : {};
}

function linkAttributes({ href, anchor, linktype, target }: RawAttributes): Attributes | null {
  const url = safeUrl(linkTarget(href, linktype));
  if (url === null) return null;
  const fragment = typeof anchor === 'string' && anchor !== '' ? `#${textAnchor(anchor)}` : '';
  return {
    href: `${url}${fragment}`,
    target: target === '_blank' ? target : undefined,
    rel: isExternalUrl(url) || target === '_blank' ? 'noopener' : undefined,
  };
}

function linkTarget(href: unknown, linktype: unknown): unknown {
  if (linktype !== 'email' || typeof href !== 'string') return href;
  return `mailto:${href.replace(/^mailto:/, '')}`;
}

function imageAttributes({ src, alt, title }: RawAttributes): Attributes {
  return {
    src: mediaUrl(src) || undefined,
    alt: typeof alt === 'string' ? alt : '',
    title: typeof title === 'string' ? title : undefined,
    loading: 'lazy',
  };
}

function aligned({ textAlign }: RawAttributes): Attributes {
  return /^(center|right)$/.test(String(textAlign)) ? { class: `align-${textAlign}` } : {};
}

function cellAttributes({ colspan, rowspan }: RawAttributes): Attributes {
  return { ...whole('colspan', colspan), ...whole('rowspan', rowspan) };
}

/** The page already has an h1 outside its text. */
function headingLevel(level: unknown): number {
  return typeof level === 'number' ? Math.min(6, Math.max(2, Math.trunc(level))) : 2;
}

function whole(name: string, value: unknown): Attributes {
  return Number.isInteger(value) && Number(value) < 1000 ? { [name]: value } : {};
}

function matching(name: string, value: unknown, pattern: RegExp): Attributes {
  return typeof value === 'string' && pattern.test(value) ? { [name]: value } : {};
}
