import { data } from 'react-router';
import { neutralPath } from '#src/lib/locales.ts';
import { EndOfRoad, ErrorButtons, ErrorCode } from '#src/site/errors/index.ts';
import { pageMeta } from '#src/site/kit/page-meta.ts';
import { useLivePage } from '#src/site/stories/draft-page.ts';
import { HeadlineLevel } from '#src/site/stories/headline-level.ts';
import { requestOf } from '#src/site/stories/page-request.ts';
import type { StoryPage as StoryPageData } from '#src/site/stories/story-page.ts';
import errorStrings from '#src/web/errors/words.json' with { type: 'json' };
import { publicPage } from '#src/web/page/cache-headers.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/catch-all.page';
import { findPageSlug, redirectFrom } from './find-page.server.ts';
import { loadStoryPageOrNull } from './load-page.server.ts';
import { draftOfRequest, loadStory } from './load-story.server.ts';
import { StoryBody } from './story-body.tsx';
import { StoryPage } from './story-page.tsx';

/**
 * Every path that no route matches: a page that the shop has created, a redirect of one that has moved, or a real
 * 404, with the text of its story if there is one.
 */
export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(ctxContext);
  const slug = await findPageSlug(ctx, neutralPath(args.url.pathname));
  if (slug !== null) return data(await loadFound(args, slug), { headers: publicPage() });
  const moved = await redirectFrom(ctx, args.url);
  if (moved) throw moved;
  const page = await loadStoryPageOrNull({ ctx, slug: 'errors/404', page: requestOf(args) });
  const draft = page && draftOfRequest(args.context, page);
  return data({ found: false as const, told: page, ...draft }, { status: 404 });
}

async function loadFound(args: Route.LoaderArgs, slug: string) {
  return { found: true as const, ...(await loadStory(args, slug)) };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData?.found ? loaderData : loaderData?.told;
  return pageMeta(page?.meta);
}

export default function CatchAll({ loaderData }: Route.ComponentProps) {
  if (loaderData.found) return <StoryPage loaderData={loaderData} />;
  const { told } = loaderData;
  return <EndOfRoad status={404}>{told ? <Told page={told} /> : <Plain />}</EndOfRoad>;
}

function Told({ page }: { page: StoryPageData }) {
  const { body, data } = useLivePage(page);
  return (
    <HeadlineLevel value={1}>
      <StoryBody body={body} data={data} />
    </HeadlineLevel>
  );
}

function Plain() {
  const t = useStrings(errorStrings);
  return (
    <>
      <title>{t('404.title')}</title>
      <ErrorCode status={404} />
      <h1>{t('404.title')}</h1>
      <p className="lead">{t('404.route')}</p>
      <ErrorButtons />
    </>
  );
}
