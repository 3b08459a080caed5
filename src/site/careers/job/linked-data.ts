import { escapeHtml } from '#src/lib/escape-html.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { translate } from '#src/web/words/translate.ts';
import careerStrings from '../words.json' with { type: 'json' };
import type { JobDetailData } from './load.server.ts';

/** A type of the router's: what `script:ld+json` accepts. */
type LinkedData = { [key: string]: string | number | boolean | LinkedData | LinkedData[] };

type JobPage = { data: Readonly<Record<string, unknown>>; meta: PageMeta };

/**
 * The job as structured data (schema.org JobPosting), made only of what the page shows; null on a page without a job.
 */
export function jobPosting({ data, meta }: JobPage): LinkedData | null {
  const job = Object.values(data).find(isJob);
  if (!job) return null;
  const { posting } = job;
  const organization = { '@type': 'Organization', name: meta.siteName };
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: postingHtml(job, localeOf(new URL(meta.canonical).pathname)),
    identifier: { '@type': 'PropertyValue', name: meta.siteName, value: posting.slug },
    datePosted: posting.datePosted,
    validThrough: posting.endsAt,
    employmentType: posting.employmentType,
    hiringOrganization: { ...organization, sameAs: new URL(meta.canonical).origin },
    jobLocation: { '@type': 'Place', address: postalAddress(posting) },
    baseSalary: payOf(posting),
    workHours: job.schedule,
    totalJobOpenings: posting.openings,
    directApply: posting.directApply,
    url: meta.canonical,
    ...(posting.monthsOfExperience > 0 && { experienceRequirements: experienceOf(posting) }),
  };
}

/** Only the loader of a job returns a posting. */
function isJob(one: unknown): one is JobDetailData {
  return typeof one === 'object' && one !== null && 'posting' in one && 'lists' in one;
}

/** The text of the page as HTML: summary, lists under their headings, the note below the pay. */
function postingHtml({ summary, lists, payNote }: JobDetailData, locale: LocaleCode): string {
  const t = translate(careerStrings, locale);
  const parts = lists.map(({ name, items }) => {
    const lines = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
    return `<h2>${escapeHtml(t(name))}</h2><ul>${lines}</ul>`;
  });
  return `<p>${escapeHtml(summary)}</p>${parts.join('')}<p>${escapeHtml(payNote)}</p>`;
}

function postalAddress({ address }: JobDetailData['posting']): LinkedData {
  return {
    '@type': 'PostalAddress',
    ...(address.street !== '' && { streetAddress: address.street }),
    ...(address.city !== '' && { addressLocality: address.city }),
    ...(address.region !== '' && { addressRegion: address.region }),
    ...(address.postalCode !== '' && { postalCode: address.postalCode }),
    addressCountry: address.country,
  };
}

function payOf({ pay }: JobDetailData['posting']): LinkedData {
  const value = { minValue: pay.min, maxValue: pay.max, unitText: pay.unit };
  return {
    '@type': 'MonetaryAmount',
    currency: pay.currency,
    value: { '@type': 'QuantitativeValue', ...value },
  };
}

function experienceOf({ monthsOfExperience }: JobDetailData['posting']): LinkedData {
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience };
}
