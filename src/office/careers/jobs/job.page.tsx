import { Form, Link, redirect } from 'react-router';
import { findJob, saveJob } from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/job.page';
import { JobFields } from './job-fields.tsx';
import { fieldOfPath, jobOfForm } from './job-form.ts';
import jobStrings from './words.json' with { type: 'json' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  return { job: params.slug === 'new' ? null : await orMissing(findJob(ctx, params.slug)) };
}

export async function action({ request, context, params: { slug } }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  const answer = await answerTo({ ctx, form }, async () => {
    await save(ctx, { slug, form });
    return { done: 'save' };
  });
  return 'problem' in answer.data ? answer : redirect(`${adminHrefs.jobs()}?done=save`, 303);
}

async function save(ctx: Ctx, { slug, form }: { slug: string; form: FormData }): Promise<void> {
  const isNew = slug === 'new';
  const stored = isNew ? null : await findJob(ctx, slug);
  const { languages } = await getShopSettings(ctx);
  const kept = stored ?? { slug: String(form.get('slug') ?? ''), directApply: true };
  const own = { slug: kept.slug, directApply: kept.directApply };
  const job = jobOfForm(form, own, { stored, languages: languages.on });
  try {
    await saveJob(ctx, { job, isNew });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const issues = error.issues.map((issue) => ({ ...issue, path: fieldOfPath(issue.path) }));
    throw new DomainError(error.code, error.told, issues);
  }
}

export default function JobPage({ loaderData: { job } }: Route.ComponentProps) {
  const t = useStrings(jobStrings);
  const locale = useLocale();
  const answer = useAnswer<Answer<'save'>>();
  return (
    <>
      <PageHead
        title={job ? job.title[locale] : t('new.title')}
        back={{ to: adminHrefs.jobs(), label: t('back') }}
      >
        {job && (
          <Link
            className="button button--quiet button--small"
            to={hrefs.careersSlug({ slug: job.slug })}
          >
            {t('see')}
          </Link>
        )}
      </PageHead>
      <Form method="post" className="jobs-form">
        <JobFields job={job} answer={answer} />
        <FormEnd save={t('save')} />
      </Form>
      <AnswerToast answer={answer} words={() => t('done.save')} />
    </>
  );
}
