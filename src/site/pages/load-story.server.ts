import type { RouterContextProvider } from 'react-router';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { blokLoaders } from '#src/site/bloks/loaders.server.ts';
import type { DraftPage, LoadedDraft } from '#src/site/stories/draft-page.ts';
import { type PageRequest, requestOf } from '#src/site/stories/page-request.ts';
import { previewContext } from '#src/site/stories/preview-context.ts';
import type { PageStory, StoryPage } from '#src/site/stories/story-page.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import { redirectFrom } from './find-page.server.ts';
import { loadStoryPage, pageOfStory } from './load-page.server.ts';

type LoaderArgs = {
  url: URL;
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
};

/** A fallback if the shop has written no page; null if there is nothing to show. */
type WriteStory = (ctx: Ctx, page: PageRequest) => Promise<PageStory | null>;

/**
 * The loader that all routes of story pages share.
 * @throws a redirect if the page has moved, a 404 or 410 response if it or a part of it does not exist
 */
export async function loadStory(
  { context, ...args }: LoaderArgs,
  slug: string,
  writeWithout?: WriteStory,
): Promise<StoryPage> {
  const { asked } = context.get(previewContext);
  const page = { ...requestOf({ ...args, context }), ...(asked && { locale: asked.locale }) };
  try {
    const loaded = await loadStoryPage({ ctx: context.get(ctxContext), slug, page });
    return { ...loaded, ...draftOfRequest(context, loaded) };
  } catch (error) {
    const missing = toNotFound(error);
    if (!isMissing(missing)) throw missing;
    const ctx = context.get(ctxContext);
    const moved = await redirectFrom(ctx, args.url);
    const written = moved ? null : await writeWithout?.(ctx, page);
    if (written) return pageOfStory(written, { ctx, page });
    throw moved ?? missing;
  }
}

/** What turns a page into a draft in the editor; nothing for visitors. */
export function draftOfRequest(
  context: LoaderArgs['context'],
  { data }: Pick<StoryPage, 'data'>,
): LoadedDraft | null {
  const { asked } = context.get(previewContext);
  return asked && { data, preview: draftPage(asked.locale) };
}

/** What the editor's script needs on the page of a draft. */
function draftPage(locale: Locale): DraftPage {
  const loading = Object.entries(blokLoaders).filter(([, { load }]) => load !== undefined);
  return { locale, loading: loading.map(([component]) => component) };
}

/** The 404 or 410 that `loadStoryPage` and `toNotFound` throw. */
function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('init' in error)) return false;
  const { status } = error.init as ResponseInit;
  return status === 404 || status === 410;
}
