import { isRecord } from '../field-props.ts';

/** Converts a link field to the attributes of a link in a text. The renderer appends the anchor to the URL. */
export function linkAttributes(field: unknown): Record<string, unknown> {
  const { linktype = 'url', url = '', id, email, anchor } = isRecord(field) ? field : {};
  const address = String(url).split('#', 1)[0];
  return {
    href: linktype === 'email' ? (email ?? url) : address,
    linktype,
    uuid: id || null,
    anchor: anchor || String(url).split('#')[1] || null,
  };
}

/** The inverse, for the form of an existing link. */
export function fieldOfLink(attrs: Record<string, unknown>): Record<string, unknown> {
  const { href, linktype = 'url', uuid, anchor } = attrs;
  const address = String(href ?? '');
  const url =
    linktype === 'email' && !address.startsWith('mailto:') ? `mailto:${address}` : address;
  const full = anchor ? `${url}#${anchor}` : url;
  return { fieldtype: 'multilink', linktype, id: uuid ?? '', url: full, cached_url: full };
}
