import { isBloks, outlineOf, type Placed } from './outline-bloks.ts';
import type { StoryIssue } from './story-issue.ts';

type Fields = Record<string, unknown>;
type Found = Pick<StoryIssue, 'level' | 'code' | 'params'>;

/** An internal link as stored in content, and where it is. */
export type FoundLink = { uuid: string } | { path: string };

type Check = (value: unknown, field: string) => Found[];

/** Problems of a text by itself, regardless of the rest of the site. */
export function findIssues(content: Fields): StoryIssue[] {
  return everyField(content, (placed, field, value) => [
    ...emptyTitle(placed, field, value),
    ...findInside(value, field, [missingAlt, phoneFormat]),
  ]);
}

/** All internal links, for the caller to check. */
export function findLinkIssues(
  content: Fields,
  judge: (link: FoundLink) => Found | null,
): StoryIssue[] {
  const check: Check = (value) => linksIn(value).flatMap((link) => judge(link) ?? []);
  return everyField(content, (_, field, value) => findInside(value, field, [check]));
}

function everyField(
  content: Fields,
  find: (placed: Placed, field: string, value: unknown) => Found[],
): StoryIssue[] {
  return [...outlineOf(content).values()].flatMap((placed) => {
    const { uid: blokUid, component } = placed;
    return Object.entries(placed.fields).flatMap(([field, value]) =>
      find(placed, field, value).map((found) => ({ ...found, blokUid, component, field })),
    );
  });
}

/** Checks a value and, in lists, rich text and similar, every value inside it. */
function findInside(value: unknown, field: string, checks: Check[]): Found[] {
  const own = checks.flatMap((check) => check(value, field));
  if (typeof value !== 'object' || value === null || isBloks(value)) return own;
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, item]) => findInside(item, name, checks)),
  ];
}

/** Bloks that consist of their title: without it, nothing or half a sentence is shown. */
export const titled: Readonly<Record<string, string>> = {
  page: 'seo_title',
  headline: 'headline',
  hero: 'title',
  Hero: 'title',
  'section-heading': 'title',
  'call-to-action': 'title',
  'feature-item': 'title',
  'rich-text-page': 'title',
  Teaser: 'headline',
  HeadingParagraph: 'heading',
  'team-member': 'name',
  brand: 'name',
  service: 'name',
};

function emptyTitle({ component }: Placed, field: string, value: unknown): Found[] {
  if (titled[component] !== field || typeof value !== 'string' || value.trim() !== '') return [];
  return [{ level: 'must', code: 'empty-title', params: { component } }];
}

function missingAlt(value: unknown): Found[] {
  const file = pictureWithoutAlt(value);
  if (file === null) return [];
  return [{ level: 'must', code: 'missing-alt', params: { file: file.replace(/^.*\//, '') } }];
}

/** URL of a picture without alternative text: in an asset field, in rich text, or in Markdown. */
function pictureWithoutAlt(value: unknown): string | null {
  if (typeof value === 'string') return /!\[\s*\]\(([^)\s]+)/.exec(value)?.[1] ?? null;
  if (typeof value !== 'object' || value === null) return null;
  const { fieldtype, type, attrs, filename, alt } = value as Fields;
  if (fieldtype === 'asset') return isText(filename) && !isText(alt) ? filename : null;
  if (type !== 'image' || typeof attrs !== 'object' || attrs === null) return null;
  const picture = attrs as Fields;
  return isText(picture.src) && !isText(picture.alt) ? picture.src : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** A phone number, in a link or a phone field, must be one that can be dialed. */
function phoneFormat(value: unknown, field: string): Found[] {
  if (typeof value !== 'string' || value === '') return [];
  const number = /^(?:tel|sms):([^?]*)/i.exec(value)?.[1] ?? (/phone/i.test(field) ? value : null);
  if (number === null || isPhone(number)) return [];
  return [{ level: 'should', code: 'phone-format', params: { number } }];
}

/** Ten digits of a US number, with or without +1, in any of the usual spellings. */
function isPhone(number: string): boolean {
  return /^[+()\d\s.-]+$/.test(number) && /^1?[2-9]\d{9}$/.test(number.replace(/\D/g, ''));
}

function linksIn(value: unknown): FoundLink[] {
  if (typeof value === 'string') return markdownLinks(value);
  if (typeof value !== 'object' || value === null) return [];
  const { fieldtype, linktype, id, url, cached_url, type, attrs } = value as Fields;
  if (fieldtype === 'multilink') return linkOf({ linktype, uuid: id, url: url || cached_url });
  if (type !== 'link' || typeof attrs !== 'object' || attrs === null) return [];
  const mark = attrs as Fields;
  return linkOf({ linktype: mark.linktype, uuid: mark.uuid, url: mark.href });
}

function linkOf({ linktype, uuid, url }: Fields): FoundLink[] {
  if (linktype === 'story' && isText(uuid)) return [{ uuid }];
  return isText(url) && /^\/(?![/\\])/.test(url) ? [{ path: url }] : [];
}

function markdownLinks(text: string): FoundLink[] {
  const links = text.matchAll(/(?<!!)\[[^\]]*\]\((\/[^)\s]*)/g);
  return [...links].flatMap(([, path]) => (path ? linkOf({ url: path }) : []));
}
