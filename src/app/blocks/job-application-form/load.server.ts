import { getJob } from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { PageRequest } from '../page-request.ts';

export type JobApplicationFormData = { formId: string; sent: boolean; job: string };

export async function load({
  ctx,
  page,
}: {
  ctx: Ctx;
  page: PageRequest;
}): Promise<JobApplicationFormData> {
  const job = await getJob(ctx, page.params.slug ?? '');
  return {
    formId: ctx.ids.uuid(),
    sent: page.url.searchParams.has('sent'),
    job: job.title[page.locale],
  };
}
