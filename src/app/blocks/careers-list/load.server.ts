import { listOpenJobs } from '#src/domain/careers/index.server.ts';
import type { Load } from '../blok-loader.ts';
import { payText } from './pay-text.ts';
import type { CareersListBlok } from './schema.ts';

export type JobRow = { slug: string; title: string; about: string; pay: string };
export type CareersListData = { departments: { name: string; jobs: JobRow[] }[] };

/** Open jobs by department, both in the shop's order. */
export const load: Load<CareersListBlok, CareersListData> = async ({ ctx, page }) => {
  const { locale } = page;
  const jobs = await listOpenJobs(ctx);
  const byDepartment = Map.groupBy(jobs, ({ department }) => department[locale]);
  return {
    departments: [...byDepartment].map(([name, list]) => ({
      name,
      jobs: list.map((job) => ({
        slug: job.slug,
        title: job.title[locale],
        about: `${job.employmentLabel[locale]}, ${job.location.city}. ${job.schedule[locale]}`,
        pay: payText(job, locale),
      })),
    })),
  };
};
