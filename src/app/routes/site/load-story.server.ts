import { loadStoryPage, type StoryPage } from '#src/app/blocks/load-page.server.ts';
import { requestOf } from '#src/app/blocks/page-request.ts';
import { ctxContext } from '#src/app/load-context.ts';
import type { Ctx } from '#src/domain/context.ts';

type LoaderArgs = {
  url: URL;
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context: { get(key: typeof ctxContext): Ctx };
};

/** The loader that the routes of story pages share. @throws a 404 response without such a story. */
export function loadStory({ context, ...args }: LoaderArgs, slug: string): Promise<StoryPage> {
  return loadStoryPage({ ctx: context.get(ctxContext), slug, page: requestOf(args) });
}
