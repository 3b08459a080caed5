import { pagePath } from '#src/domain/content/index.ts';
import { isRecord } from './field-props.ts';

/** The kinds of link targets, as editors think of them. */
export const linkKinds = ['page', 'web', 'phone', 'email'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A link as the form shows it. `target`: path, URL, phone number or email address, without its scheme. */
export type LinkParts = { kind: LinkKind; target: string; anchor: string; uuid: string };

type LinkField = Record<string, unknown>;

/** Converts a link field to what the form shows. A path of the site is a page. */
export function linkParts(value: unknown): LinkParts {
  const field: LinkField = isRecord(value) ? value : {};
  const url = String(field.url || field.cached_url || '');
  const [address = '', anchor = ''] = url.split('#', 2);
  if (/^tel:/i.test(url)) return { kind: 'phone', target: url.slice(4), anchor: '', uuid: '' };
  if (field.linktype === 'email' || /^mailto:/i.test(url))
    return { kind: 'email', target: emailOf(field, url), anchor: '', uuid: '' };
  const isPage = field.linktype === 'story' || url === '' || /^[/#](?![/\\])/.test(url);
  if (!isPage) return { kind: 'web', target: url, anchor: '', uuid: '' };
  const target = field.linktype === 'story' && address !== '' ? asPath(address) : address;
  return { kind: 'page', target, anchor, uuid: String(field.id ?? '') };
}

function emailOf(field: LinkField, url: string): string {
  return String(field.email || url.replace(/^mailto:/i, ''));
}

function asPath(slug: string): string {
  return slug.startsWith('/') ? slug : pagePath(slug);
}

/** A page that a link leads to, as the link stores it. */
export type LinkedPage = { uuid: string; fullSlug: string };

/** The page that a link field leads to; null if it leads elsewhere, or to a path without a page. */
export function linkedPage(value: unknown): LinkedPage | null {
  if (!isRecord(value) || value.linktype !== 'story' || !value.id) return null;
  const [fullSlug = ''] = String(value.cached_url || value.url || '').split('#', 1);
  return { uuid: String(value.id), fullSlug };
}

/** Converts what the form shows to the content service's format. `pages` are those it may lead to. */
export function linkField(
  { kind, target, anchor }: Omit<LinkParts, 'uuid'>,
  pages: readonly LinkedPage[],
): LinkField {
  if (kind === 'email')
    return { ...toMultilink('email', target && `mailto:${target}`), email: target };
  if (kind === 'phone') return toMultilink('url', target && `tel:${dialled(target)}`);
  if (kind === 'web') return toMultilink('url', target);
  const url = anchor === '' ? target : `${target}#${anchor}`;
  const story = pages.find(({ fullSlug }) => pagePath(fullSlug) === target);
  if (story === undefined) return toMultilink('url', url);
  const field = { ...toMultilink('story', url), id: story.uuid, cached_url: story.fullSlug };
  return anchor === '' ? field : { ...field, anchor };
}

function toMultilink(linktype: 'url' | 'email' | 'story', url: string): LinkField {
  return { fieldtype: 'multilink', linktype, id: '', url, cached_url: url };
}

/** "(480) 777-7700" gives "+14807777700": ten digits are a US number. */
function dialled(typed: string): string {
  const digits = typed.replace(/[^\d+]/g, '');
  if (/^\d{10}$/.test(digits)) return `+1${digits}`;
  return /^1\d{10}$/.test(digits) ? `+${digits}` : digits;
}
