import type { ContentClient } from '#src/domain/content/ports.ts';
import {
  askForList,
  askForStory,
  type ContentClientOptions,
  embeddedEndpoint,
  filterOf,
  storyPath,
} from './content-client.ts';
import { createContentService } from './content-service.ts';

type DraftOptions = Pick<ContentClientOptions, 'token' | 'fetch'> & {
  /** The language that an editor looks at, whatever the address says. */
  locale: 'en' | 'es';
};

/**
 * Drafts of the embedded service, by the preview token. Nothing is remembered: an editor sees what
 * was saved a moment ago.
 */
export function createDraftContent({ token, fetch, locale }: DraftOptions): ContentClient {
  const service = createContentService({ token, endpoint: embeddedEndpoint, fetch });
  const draft = { version: 'draft', language: locale === 'en' ? undefined : locale } as const;
  return {
    async getStory(slug) {
      const path = storyPath(slug);
      return path === null ? null : askForStory(service, path, draft);
    },
    listStories: (query) => askForList(service, { ...filterOf(query), ...draft }),
    // A draft belongs to no version: what asks for one must not keep it.
    version: async () => 0,
  };
}
