import { createHash, timingSafeEqual } from 'node:crypto';
import { defaultLocale, type LocaleCode, readLocale } from '#src/lib/locales.ts';
import { spaceId } from './space.ts';

/** How long an editor's URL is valid; the editor renews it before that. */
const validSeconds = 3600;

/** The story that a signed URL asks for, and its language. */
export type PreviewRequest = { storyId: number; locale: LocaleCode };

type Proof = { previewToken: string; nowMs: number };

/** The parameters with which Storyblok's visual editor opens its frame, so that the site shows a draft. */
export function signPreview(
  story: { id: number; component: string; locale: LocaleCode },
  { previewToken, nowMs }: Proof,
): URLSearchParams {
  const timestamp = String(Math.floor(nowMs / 1000));
  return new URLSearchParams({
    _storyblok: String(story.id),
    _storyblok_c: story.component,
    _storyblok_lang: story.locale === defaultLocale ? 'default' : story.locale,
    _storyblok_version: '',
    _storyblok_rl: String(nowMs),
    '_storyblok_tk[space_id]': String(spaceId),
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': sign(timestamp, previewToken),
  });
}

/** The draft that a URL gives access to; null if it was not recently signed with the preview token. */
export function readPreview(
  params: URLSearchParams,
  { previewToken, nowMs }: Proof,
): PreviewRequest | null {
  const [token, timestamp, storyId] = [
    '_storyblok_tk[token]',
    '_storyblok_tk[timestamp]',
    '_storyblok',
  ].map((name) => params.get(name) ?? '');
  if (!/^\d{1,12}$/.test(timestamp ?? '') || !/^\d{1,9}$/.test(storyId ?? '')) return null;
  if (Number(timestamp) <= nowMs / 1000 - validSeconds) return null;
  if (params.get('_storyblok_tk[space_id]') !== String(spaceId)) return null;
  if (!equalInConstantTime(token ?? '', sign(timestamp ?? '', previewToken))) return null;
  return {
    storyId: Number(storyId),
    locale: readLocale(params.get('_storyblok_lang')),
  };
}

function sign(timestamp: string, previewToken: string): string {
  return createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex');
}

/** Both sides are hashed first, so that they have the same length whatever was sent. */
function equalInConstantTime(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
