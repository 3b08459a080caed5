import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { asMissing } from '#src/app/as-missing.ts';
import { siteHandle } from '#src/app/components/site/crumbs.ts';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { readOrigin } from '#src/app/forms/read-origin.server.ts';
import { tooManyMessage } from '#src/app/forms/too-many.server.ts';
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
  const form = await readForm(request);
  const submission = parseWithZod(form, { schema: applicationSchema(locale) });
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 });
  const wait = tooManyMessage(context, locale);
  if (wait) return data(submission.reply({ formErrors: [wait] }), { status: 429 });
  try {
    await applyForJob(context.get(ctxContext), {
      slug: params.slug,
      locale,
      values: submission.value,
      origin: readOrigin(request, form),
    });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid') throw asMissing(error);
    return data(submission.reply({ fieldErrors: { resume: [error.message] } }), { status: 422 });
  }
  return redirect(sentUrl(url), 303);
}

export const headers = formPage;
export const meta = storyMeta;
export default StoryPage;
