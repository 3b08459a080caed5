import { listOpenJobs } from '#src/domain/careers/index.server.ts';
import { listWheels } from '#src/domain/catalog/index.server.ts';
import { pagePath } from '#src/domain/content/index.ts';
import type { Ctx } from '#src/domain/context.ts';

type Shown = { fullSlug: string; component: string };

/** Where content appears that is not a page of its own. */
const pagesOf: Readonly<Record<string, string>> = {
  global: '/',
  'team-member': '/meet-the-team',
  service: '/services',
};

/** Pages that their own URL shows only in some circumstances. */
const circumstantial = ['build/complete', 'offline', 'errors/404'];

/** The URL at which the site shows a story; for a template, that of one page that uses it. */
export async function previewPath(ctx: Ctx, { fullSlug, component }: Shown): Promise<string> {
  const elsewhere = pagesOf[component];
  if (elsewhere !== undefined) return elsewhere;
  if (fullSlug === 'templates/careers-job') {
    const [job] = await listOpenJobs(ctx);
    return job ? `/careers/${job.slug}` : '/careers';
  }
  if (fullSlug === 'templates/store-wheel') {
    const [wheel] = await listWheels(ctx);
    return wheel ? `/store/wheels/${wheel.lineId}` : '/store/wheels';
  }
  if (component === 'brand') return `/store/${fullSlug}`;
  if (circumstantial.includes(fullSlug)) return `/preview/draft?slug=${fullSlug}`;
  return pagePath(fullSlug);
}
