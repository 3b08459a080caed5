import { getJob } from '#src/domain/careers/index.server.ts';
import type { Job } from '#src/domain/careers/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import type { PageWords } from '#src/site/stories/page-words.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { payText } from '../list/pay-text.ts';
import type { JobDetailBlok } from './schema.ts';

export type JobDetailData = {
  pageWords: PageWords;
  title: string;
  /** "Full time", "Phoenix" */
  type: string;
  city: string;
  posted: string;
  until: string;
  pay: string;
  payNote: string;
  schedule: string;
  summary: string;
  lists: { name: 'duties' | 'must' | 'nice' | 'benefits'; items: string[] }[];
  /** Additional structured data, in schema.org terms. */
  posting: Pick<
    Job,
    'slug' | 'employmentType' | 'datePosted' | 'monthsOfExperience' | 'openings'
  > & {
    /** The last second of its last day in the shop's time zone. */
    endsAt: string;
    pay: Omit<Job['pay'], 'note'>;
    address: ShopSettings['address'];
    directApply: boolean;
  };
};

/** @throws {DomainError} not-found, or gone if the job is closed */
export const load: Load<JobDetailBlok, JobDetailData> = async ({ ctx, page }) => {
  const { locale } = page;
  const job = await getJob(ctx, page.params.slug ?? '');
  const shop = await getShopSettings(ctx);
  const words = (list: typeof job.duties) => list.map((item) => item[locale]);
  const lists = [
    { name: 'duties' as const, items: words(job.duties) },
    { name: 'must' as const, items: words(job.mustHaves) },
    { name: 'nice' as const, items: words(job.niceToHaves) },
    { name: 'benefits' as const, items: words(job.benefits) },
  ];
  const [title, schedule, pay] = [job.title[locale], job.schedule[locale], payText(job, locale)];
  return {
    pageWords: { jobTitle: title, payRange: pay, schedule },
    title,
    type: job.employmentLabel[locale],
    city: shop.address.city,
    posted: formatDate(job.datePosted, { locale }),
    until: formatDate(job.validThrough, { locale }),
    pay,
    payNote: job.pay.note[locale],
    schedule,
    summary: job.summary[locale],
    lists: lists.filter(({ items }) => items.length > 0),
    posting: postingOf(job, shop),
  };
};

function postingOf(
  job: Job,
  { timeZone, address }: Pick<ShopSettings, 'timeZone' | 'address'>,
): JobDetailData['posting'] {
  const { slug, employmentType, datePosted, validThrough, monthsOfExperience, openings } = job;
  const { note: _shown, ...pay } = job.pay;
  const common = { slug, employmentType, datePosted, monthsOfExperience, openings };
  const end = { timeZone, plainTime: '23:59:59' };
  const until = Temporal.PlainDate.from(validThrough).toZonedDateTime(end);
  const endsAt = until.toString({ timeZoneName: 'never' });
  return { ...common, endsAt, pay, address, directApply: job.directApply };
}
