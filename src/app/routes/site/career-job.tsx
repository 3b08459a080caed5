import { redirect } from 'react-router';
import { asMissing } from '#src/app/as-missing.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { receiveForm } from '#src/app/forms/guard/receive-form.server.ts';
import { readOrigin } from '#src/app/forms/read-origin.server.ts';
import { sendOrKeep } from '#src/app/forms/send-or-keep.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { ctxContext } from '#src/app/load-context.ts';
import { localeOf } from '#src/app/locale-of.ts';
import { formPage } from '#src/app/page-headers.ts';
import { applyForJob } from '#src/domain/careers/index.server.ts';
import { applicationSchema } from '#src/domain/careers/index.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { Route } from './+types/career-job';
import { loadStory } from './load-story.server.ts';
import { sentUrl } from './sent-url.ts';
import { StoryPage, storyMeta } from './story-page.tsx';

export const handle = siteHandle<Route.ComponentProps['loaderData']>({
  crumbs: ({ data, t }) => [
    { name: t('careers'), href: hrefs.careers() },
    { name: data.meta.title },
  ],
});

export function loader(args: Route.LoaderArgs) {
  return loadStory(args, 'templates/careers-job');
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const locale = localeOf(url.pathname);
  const schema = applicationSchema(locale);
  const received = await receiveForm({ context, request, name: 'apply', schema, locale });
  if ('answer' in received) return received.answer;
  try {
    await applyForJob(context.get(ctxContext), {
      slug: params.slug,
      locale,
      values: received.values,
      origin: readOrigin(request, received.form),
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid') throw asMissing(error);
    return received.refuse({ fieldErrors: { resume: [error.message] } });
  }
  return redirect(sentUrl(url), 303);
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrKeep(args);

export const headers = formPage;
export const meta = storyMeta;
export default StoryPage;
