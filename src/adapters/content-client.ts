import type { ISbStoriesParams } from 'storyblok-js-client';
import type {
  ContentClient,
  ContentVersion,
  StoryQuery,
  StoryWire,
} from '#src/domain/content/ports.ts';
import { defaultLocale, type LocaleCode } from '#src/lib/locales.ts';
import { createContentMemory } from './content-memory.ts';
import {
  type ContentService,
  ContentServiceError,
  createContentService,
} from './content-service.ts';

export type ContentClientOptions = {
  token: string;
  /** `false` uses the embedded service of this process through `fetch`. */
  hosted: boolean;
  region?: string;
  /** With `hosted`: the base URL, up to and including `/v2`, of a service other than Storyblok's. */
  endpoint?: string;
  fetch(request: Request): Promise<Response>;
  version: ContentVersion;
};

/** No request is sent to this host; the client only insists on an absolute URL. */
export const embeddedEndpoint = 'http://content.localhost/v2';

/**
 * How long a publication made elsewhere can take to appear. Storyblok limits the number of calls; our own service
 * does not.
 */
const rereadMs = { hosted: 5000, ours: 1000 };

/**
 * How the site reads its content: published stories through `storyblok-js-client`, cached until the content version
 * changes.
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { token, hosted, region, endpoint, version } = options;
  const service = hosted
    ? createContentService({ token, region, endpoint })
    : createContentService({ token, endpoint: embeddedEndpoint, fetch: options.fetch });
  if (hosted) {
    const everyMs = endpoint ? rereadMs.ours : rereadMs.hosted;
    version.follow({ read: () => readVersion(service), everyMs });
  }
  const remember = createContentMemory(version);

  return {
    async getStory(slug, { locale = defaultLocale } = {}) {
      const path = storyPath(slug);
      if (path === null) return null;
      return remember(`${locale} ${path}`, (cv) => askForStory(service, path, common(cv, locale)));
    },
    async listStories(query) {
      const key = `list ${JSON.stringify(query)}`;
      return [...(await remember(key, (cv) => askForList(service, listParams(query, cv))))];
    },
    version: async () => version.current() || version.refresh(),
  };
}

export async function askForStory(
  service: ContentService,
  path: string,
  params: ISbStoriesParams,
): Promise<StoryWire | null> {
  try {
    const { story } = await service.get(path, params);
    // The service's contract. What is inside a blok is checked by the blok's own schema.
    return story as StoryWire;
  } catch (error) {
    if (error instanceof ContentServiceError && error.status === 404) return null;
    throw error;
  }
}

export async function askForList(
  service: ContentService,
  params: ISbStoriesParams,
): Promise<StoryWire[]> {
  const path = 'cdn/stories';
  const stories =
    params.page === undefined
      ? await service.getAll(path, params)
      : (await service.get(path, params)).stories;
  return stories as StoryWire[];
}

async function readVersion(service: ContentService): Promise<number> {
  const { space } = await service.get('cdn/spaces/me', {});
  return (space as { version: number }).version;
}

function listParams(query: StoryQuery, cv: number): ISbStoriesParams {
  return { ...common(cv, query.locale ?? defaultLocale), ...filterOf(query) };
}

/** Which stories to return, as query parameters of the service. */
export function filterOf(query: StoryQuery): ISbStoriesParams {
  const { startsWith, isStartpage, sortBy, perPage, page } = query;
  return {
    starts_with: startsWith,
    is_startpage: isStartpage,
    sort_by: sortBy,
    per_page: perPage,
    page,
  };
}

function common(cv: number, locale: LocaleCode): ISbStoriesParams {
  return { version: 'published', cv, language: locale === defaultLocale ? undefined : locale };
}

/**
 * The path of a story by its slug, or null if the slug is not valid. Slugs come from visitors' URLs: "." and ".."
 * would escape `cdn/stories`, and digits alone would be read as an id.
 */
export function storyPath(slug: string): string | null {
  const parts = slug.replace(/^\/|\/$/g, '').split('/');
  if (parts.some((part) => /^\.{0,2}$/.test(part))) return null;
  if (/^\d+$/.test(parts.join('/'))) return null;
  return `cdn/stories/${parts.map(encodeURIComponent).join('/')}`;
}
