import { createDraftContent } from '#src/adapters/content-draft.ts';
import { readPreview, signPreview } from '#src/domain/content/index.server.ts';
import type { PreviewAccess } from '#src/site/stories/preview-context.ts';

type PreviewOptions = {
  previewToken: string;
  fetch: (request: Request) => Promise<Response>;
  nowMs(): number;
};

/** What a request may see of drafts, according to the signature in its URL. */
export function createPreviewAccess({ previewToken, fetch, nowMs }: PreviewOptions) {
  return (url: URL): PreviewAccess => ({
    asked: readPreview(url.searchParams, { previewToken, nowMs: nowMs() }),
    sign: (story) => signPreview(story, { previewToken, nowMs: nowMs() }),
    draftContent: (locale) => createDraftContent({ token: previewToken, fetch, locale }),
  });
}
