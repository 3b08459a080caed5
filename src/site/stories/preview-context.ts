import { createContext } from 'react-router';
import type { ContentClient } from '#src/domain/content/index.ts';
import type { Locale } from '#src/domain/context.ts';

/** How a request may see drafts. */
export type PreviewAccess = {
  /** The draft that the request's URL was signed for; null for a visitor's request. */
  asked: { storyId: number; locale: Locale } | null;
  /** Parameters with which a URL of this site shows a draft, for an hour. */
  sign(story: { id: number; component: string; locale: Locale }): URLSearchParams;
  /** Drafts for requests that are authorized in another way. */
  draftContent(locale: Locale): ContentClient;
};

/** Set by the server for each request, in addition to the domain's context. */
export const previewContext = createContext<PreviewAccess>();
