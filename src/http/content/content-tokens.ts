import { createHash, timingSafeEqual } from 'node:crypto';

export type ContentTokens = { publicToken: string; previewToken: string };

/** What a token gives access to: published stories, or drafts too. */
export type ContentAccess = 'public' | 'preview';

/** Hashes have equal length and reveal nothing about the token, so comparing them leaks no prefix. */
export function createTokenCheck({ publicToken, previewToken }: ContentTokens) {
  const known: [Buffer, ContentAccess][] = [
    [digest(publicToken), 'public'],
    [digest(previewToken), 'preview'],
  ];
  return function accessOf(token: string | undefined): ContentAccess | null {
    const given = digest(token ?? '');
    const match = known.find(([hash]) => timingSafeEqual(hash, given));
    return match?.[1] ?? null;
  };
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
