import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from '#src/site/errors/index.ts';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import { loadStory } from '#src/site/pages/load-story.server.ts';
import { StoryPage, storyMeta } from '#src/site/pages/story-page.tsx';
import { sendOrQueue } from '#src/web/forms/send-or-queue.ts';
import { formPage } from '#src/web/page/cache-headers.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import type { Route } from './+types/job.page';
import { answerApplication } from './answer-application.server.ts';
import { ClosedJob } from './closed-job.tsx';
import { jobPosting } from './job/linked-data.ts';
import { loadClosedJob } from './load-closed-job.server.ts';
import { discardResume, readApplication } from './read-application.server.ts';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('careers'), href: hrefs.careers() },
    { name: data.meta.title },
  ],
});

export async function loader(args: Route.LoaderArgs) {
  try {
    return await loadStory(args, 'templates/careers-job');
  } catch (error) {
    throw (await loadClosedJob(args, error)) ?? error;
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const locale = localeOf(url.pathname);
  const sent = await readApplication(context.get(ctxContext), request);
  try {
    return await answerApplication({ context, request, sent, slug: params.slug, locale });
  } catch (error) {
    throw toNotFound(error);
  } finally {
    await discardResume(sent.resume);
  }
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrQueue(args);

export const headers = formPage;

export function meta({ loaderData }: Route.MetaArgs) {
  const posting = loaderData && jobPosting(loaderData);
  return [...storyMeta({ loaderData }), ...(posting ? [{ 'script:ld+json': posting }] : [])];
}

export default StoryPage;

/** A closed job lists the open ones; other errors are handled by the site. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isClosed = isRouteErrorResponse(error) && error.status === 410 && error.data;
  return isClosed ? <ClosedJob job={error.data} /> : <ErrorPage error={error} />;
}
