import { data } from 'react-router';
import { HeadlineLevel } from '#src/app/blocks/headline/headline-level.ts';
import { loadStoryPageOrNull } from '#src/app/blocks/load-page.server.ts';
import { requestOf } from '#src/app/blocks/page-request.ts';
import { StoryBody } from '#src/app/blocks/story-body.tsx';
import { EndOfRoad } from '#src/app/components/site/end-of-road.tsx';
import { ErrorButtons, ErrorCode } from '#src/app/components/site/error-page.tsx';
import { pageMeta } from '#src/app/components/site/page-meta.ts';
import { ctxContext } from '#src/app/load-context.ts';
import errorStrings from '#src/app/strings/errors.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { Route } from './+types/catch-all';

/** Every path that no route knows: a real 404, in the words of its story where there is one. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const page = requestOf({ request, params, url });
  const story = await loadStoryPageOrNull({
    ctx: context.get(ctxContext),
    slug: 'errors/404',
    page,
  });
  return data(story, { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta(loaderData?.meta),
    ...(loaderData ? [] : [{ title: errorStrings['404.title'].en }]),
  ];
}

export default function CatchAll({ loaderData }: Route.ComponentProps) {
  return <EndOfRoad status={404}>{loaderData ? <Told page={loaderData} /> : <Plain />}</EndOfRoad>;
}

type Told = NonNullable<Route.ComponentProps['loaderData']>;

function Told({ page }: { page: Told }) {
  return (
    <HeadlineLevel value={1}>
      <StoryBody {...page} />
    </HeadlineLevel>
  );
}

function Plain() {
  const t = useStrings(errorStrings);
  return (
    <>
      <ErrorCode status={404} />
      <h1>{t('404.title')}</h1>
      <p className="lead">{t('404.route')}</p>
      <ErrorButtons />
    </>
  );
}
