import { type FormServing, serveForm } from '#src/app/forms/guard/serve-form.server.ts';
import { getJob } from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { PageRequest } from '../page-request.ts';

export type JobApplicationFormData = { serving: FormServing; sent: boolean; job: string };

export async function load({
  ctx,
  page,
}: {
  ctx: Ctx;
  page: PageRequest;
}): Promise<JobApplicationFormData> {
  const job = await getJob(ctx, page.params.slug ?? '');
  return {
    serving: serveForm(ctx, 'apply'),
    sent: page.url.searchParams.has('sent'),
    job: job.title[page.locale],
  };
}
