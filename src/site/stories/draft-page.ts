import { createContext, useContext, useMemo } from 'react';
import type { Locale } from '#src/domain/context.ts';
import { type Packed, unpack } from '#src/lib/packed.ts';
import type { Blok } from './blok-props.ts';

/** What turns a page into a draft in the editor. The server sets it after checking the signature. */
export type DraftPage = {
  locale: Locale;
  /** Components that show data besides their fields; a new one waits for its data. */
  loading: string[];
};

/** What an editor is typing, which replaces the page's loaded content. */
export type LiveContent = { slug: string; body: Blok[]; data: Record<string, unknown> };

export const LivePage = createContext<LiveContent | null>(null);

type Loaded = { story: { slug: string }; body: Packed<Blok[]>; data: Record<string, unknown> };

/** The page as it was loaded; in the editor, its current state. */
export function useLivePage(page: Loaded): Pick<LiveContent, 'body' | 'data'> {
  const live = useContext(LivePage);
  const body = useMemo(() => unpack(page.body), [page.body]);
  return live?.slug === page.story.slug ? live : { body, data: page.data };
}

/** A page that was loaded as a draft. */
export type LoadedDraft = { preview: DraftPage; data: Record<string, unknown> };

/** The draft that one of the matched routes has loaded. */
export function draftOf(matches: readonly { loaderData?: unknown }[]): LoadedDraft | null {
  for (const { loaderData } of matches) if (isDraft(loaderData)) return loaderData;
  return null;
}

/** Only the page of a story has `preview`, and only in the editor. */
function isDraft(data: unknown): data is LoadedDraft {
  return typeof data === 'object' && data !== null && 'preview' in data;
}
