import { isRouteErrorResponse } from 'react-router';
import { asMissing } from '#src/app/as-missing.ts';
import { jobPosting } from '#src/app/blocks/job-detail/linked-data.ts';
import { answerApplication } from '#src/app/careers/answer-application.server.ts';
import { ClosedJob } from '#src/app/careers/closed-job.tsx';
import { loadClosedJob } from '#src/app/careers/load-closed-job.server.ts';
import { discardResume, readApplication } from '#src/app/careers/read-application.server.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { ErrorPage } from '#src/app/components/site/error-page.tsx';
import { sendOrKeep } from '#src/app/forms/send-or-keep.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { localeOf } from '#src/app/locale-of.ts';
import { formPage } from '#src/app/page-headers.ts';
import type { Route } from './+types/career-job';
import { loadStory } from './load-story.server.ts';
import { StoryPage, storyMeta } from './story-page.tsx';

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
    throw asMissing(error);
  } finally {
    await discardResume(sent.resume);
  }
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrKeep(args);

export const headers = formPage;

export function meta({ loaderData }: Route.MetaArgs) {
  const posting = loaderData && jobPosting(loaderData);
  return [...storyMeta({ loaderData }), ...(posting ? [{ 'script:ld+json': posting }] : [])];
}

export default StoryPage;

/** A closed job says so, and what else is open; any other error is the site's. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isClosed = isRouteErrorResponse(error) && error.status === 410 && error.data;
  return isClosed ? <ClosedJob job={error.data} /> : <ErrorPage error={error} />;
}
