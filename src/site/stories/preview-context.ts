import { createContext } from 'react-router';
import type { ContentClient } from '#src/domain/content/index.ts';
import type { Locale } from '#src/domain/context.ts';

/** How a request may see drafts. */
export type PreviewAccess = {
  /** The draft that the request's own address was signed for; null for a visitor's request. */
  asked: { storyId: number; locale: Locale } | null;
  /** Parameters with which an address of this site shows a draft, for an hour. */
  sign(story: { id: number; component: string; locale: Locale }): URLSearchParams;
  /** Drafts for whoever has proved otherwise that they may see one. */
  draftContent(locale: Locale): ContentClient;
};

/** Put there by the server for each request, beside the verbs' context. */
export const previewContext = createContext<PreviewAccess>();
