import { getJob } from '#src/domain/careers/index.server.ts';
import type { JobQuestion } from '#src/domain/careers/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { PageRequest } from '#src/site/stories/page-request.ts';
import { type FormServing, serveForm } from '#src/web/forms/guard/serve-form.server.ts';

export type JobApplicationFormData = {
  serving: FormServing;
  job: string;
  questions: JobQuestion[];
  /** How long an application is kept. */
  keptDays: number;
};

export async function load({
  ctx,
  page,
}: {
  ctx: Ctx;
  page: PageRequest;
}): Promise<JobApplicationFormData> {
  const [job, { retention }] = await Promise.all([
    getJob(ctx, page.params.slug ?? ''),
    getShopSettings(ctx),
  ]);
  return {
    serving: serveForm(ctx, 'apply'),
    job: job.title[page.locale],
    questions: job.questions,
    keptDays: retention.applicationDays,
  };
}
