import { isRecord } from '../field-props.ts';

/** A link field → attributes of a link in a text. The renderer puts the anchor behind the address. */
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

/** The other way, for the form of a link that is there. */
export function fieldOfLink(attrs: Record<string, unknown>): Record<string, unknown> {
  const { href, linktype = 'url', uuid, anchor } = attrs;
  const address = String(href ?? '');
  const url =
    linktype === 'email' && !address.startsWith('mailto:') ? `mailto:${address}` : address;
  const full = anchor ? `${url}#${anchor}` : url;
  return { fieldtype: 'multilink', linktype, id: uuid ?? '', url: full, cached_url: full };
}
