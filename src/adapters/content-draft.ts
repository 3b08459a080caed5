import type { ContentClient } from '#src/domain/content/ports.ts';
import { defaultLocale, type LocaleCode } from '#src/lib/locales.ts';
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
  /** The language the editor is looking at, which can differ from the one in the URL. */
  locale: LocaleCode;
};

/**
 * Drafts of the embedded service, read with the preview token. Nothing is cached: editors must see what was saved a
 * moment ago.
 */
export function createDraftContent({ token, fetch, locale }: DraftOptions): ContentClient {
  const service = createContentService({ token, endpoint: embeddedEndpoint, fetch });
  const draft = {
    version: 'draft',
    language: locale === defaultLocale ? undefined : locale,
  } as const;
  return {
    async getStory(slug) {
      const path = storyPath(slug);
      return path === null ? null : askForStory(service, path, draft);
    },
    listStories: (query) => askForList(service, { ...filterOf(query), ...draft }),
    // A draft has no content version, so callers must not cache what they get.
    version: async () => 0,
  };
}
