import { listOpenJobs } from '#src/domain/careers/index.server.ts';
import type { Job } from '#src/domain/careers/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { payText } from './pay-text.ts';
import type { CareersListBlok } from './schema.ts';

export type JobRow = { slug: string; title: string; about: string; pay: string };
export type CareersListData = { departments: { name: string; jobs: JobRow[] }[] };

/** Open jobs by department, both in the shop's order. */
export const load: Load<CareersListBlok, CareersListData> = async ({ ctx, page }) => ({
  departments: jobRowsOf(await listOpenJobs(ctx), {
    locale: page.locale,
    city: (await getShopSettings(ctx)).address.city,
  }),
});

export function jobRowsOf(
  jobs: readonly Job[],
  { locale, city }: { locale: Locale; city: string },
): CareersListData['departments'] {
  const byDepartment = Map.groupBy(jobs, ({ department }) => department[locale]);
  return [...byDepartment].map(([name, list]) => ({
    name,
    jobs: list.map((job) => ({
      slug: job.slug,
      title: job.title[locale],
      about: `${[job.employmentLabel[locale], city].filter(Boolean).join(', ')}. ${job.schedule[locale]}`,
      pay: payText(job, locale),
    })),
  }));
}
