import { Hono } from 'hono';
import { listOpenJobs } from '#src/domain/careers/index.server.ts';
import type { Job } from '#src/domain/careers/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { onlyIn, type Translated } from '#src/lib/translated.ts';
import type { HttpEnv } from '../http-env.ts';

const kept = { 'Cache-Control': 'public, max-age=300' };

/** `GET /api/jobs` and `/api/jobs.rss`: the open jobs, for job boards and feed readers. */
export function jobRoutes() {
  return new Hono<HttpEnv>()
    .get('/api/jobs', async (c) => {
      const { ctx } = c.var;
      const shop = await getShopSettings(ctx);
      const jobs = (await listOpenJobs(ctx)).map((job) => boardJob(ctx, { job, shop }));
      return c.json({ apiVersion: '1', jobs }, 200, kept);
    })
    .get('/api/jobs.rss', async (c) => {
      const body = await feedOf(c.var.ctx);
      return c.body(body, 200, { ...kept, 'Content-Type': 'application/rss+xml; charset=utf-8' });
    });
}

const employmentTypes: Record<Job['employmentType'], string> = {
  FULL_TIME: 'FullTime',
  PART_TIME: 'PartTime',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Intern',
};

/** With the field names of public job boards: title, department, pay, address, where to apply. */
function boardJob(ctx: Ctx, { job, shop }: { job: Job; shop: ShopSettings }) {
  const jobUrl = jobPageUrl(ctx, job);
  const { street, city, region, postalCode, country } = shop.address;
  const spoken = (text: Translated) => onlyIn(text, shop.languages.on);
  const { note: _note, ...pay } = job.pay;
  return {
    id: job.slug,
    title: spoken(job.title),
    department: spoken(job.department),
    employmentType: employmentTypes[job.employmentType],
    location: [city, region].filter(Boolean).join(', '),
    address: { street, city, region, postalCode, country },
    isRemote: false,
    schedule: spoken(job.schedule),
    summary: spoken(job.summary),
    compensation: pay,
    publishedAt: job.datePosted,
    validThrough: job.validThrough,
    openings: job.openings,
    jobUrl,
    applyUrl: `${jobUrl}#apply`,
  };
}

async function feedOf(ctx: Ctx): Promise<string> {
  const shop = await getShopSettings(ctx);
  const { name } = shop;
  const items = (await listOpenJobs(ctx)).map((job) => itemOf(ctx, { job, shop })).join('');
  const head = `<title>${escapeHtml(name)}: jobs</title><link>${escapeHtml(ctx.origin)}/careers</link><description>Open jobs</description>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${head}${items}</channel></rss>\n`;
}

function itemOf(ctx: Ctx, { job, shop }: { job: Job; shop: ShopSettings }): string {
  const address = escapeHtml(jobPageUrl(ctx, job));
  const noon = { timeZone: shop.timeZone, plainTime: '12:00' };
  const day = Temporal.PlainDate.from(job.datePosted).toZonedDateTime(noon);
  const posted = new Date(day.epochMilliseconds).toUTCString();
  const kind = [job.employmentLabel[defaultLocale], shop.address.city].filter(Boolean).join(', ');
  const about = `${kind}. $${job.pay.min} to $${job.pay.max}. ${job.summary[defaultLocale]}`;
  return `<item><title>${escapeHtml(job.title[defaultLocale])}</title><link>${address}</link><guid>${address}</guid><pubDate>${posted}</pubDate><description>${escapeHtml(about)}</description></item>`;
}

function jobPageUrl({ origin }: Ctx, { slug }: Job): string {
  return `${origin}/careers/${slug}`;
}
