import { data, type RouterContextProvider } from 'react-router';
import { findJob, listOpenJobs } from '#src/domain/careers/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { type JobRow, jobRowsOf } from './list/load.server.ts';

/** What the page of a closed job shows: its name, and the open jobs. */
export type ClosedJobData = { title: string; departments: { name: string; jobs: JobRow[] }[] };

type ClosedJobRequest = {
  context: Pick<Readonly<RouterContextProvider>, 'get'>;
  params: { slug: string };
  url: URL;
};

/** Adds the open jobs to the 410 of a job's page; null for any other error. */
export async function loadClosedJob({ context, params, url }: ClosedJobRequest, error: unknown) {
  if (!isGone(error)) return null;
  const ctx = context.get(ctxContext);
  const locale = localeOf(url.pathname);
  const job = await findJob(ctx, params.slug);
  const { city } = (await getShopSettings(ctx)).address;
  const departments = jobRowsOf(await listOpenJobs(ctx), { locale, city });
  return data<ClosedJobData>({ title: job.title[locale], departments }, { status: 410 });
}

function isGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('init' in error)) return false;
  return (error.init as ResponseInit).status === 410; // What the router's `data` creates.
}
