import { z } from 'zod';
import { jobMinutes, longestWaitMinutes } from '#src/domain/appointments/index.ts';
import { recordFolders } from '#src/domain/content/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { text } from '#src/site/stories/fields.ts';
import { translate } from '#src/web/words/translate.ts';
import type { Work } from './find-work.server.ts';
import { lengthText } from './length-text.ts';
import appointmentStrings from './words.json' with { type: 'json' };

/** A row of the bookable services. */
export type ServiceOption = {
  value: string;
  name: string;
  summary: string;
  /** "1 h 30 min" */
  length: string;
  canWait: boolean;
};

/** The visitor's own build first, then the services in the order of the settings. */
export async function listServiceOptions(
  ctx: Ctx,
  { shop, build }: Pick<Work, 'shop' | 'build'>,
  locale: Locale,
): Promise<ServiceOption[]> {
  const summaries = await readSummaries(ctx, locale);
  const t = translate(appointmentStrings, locale);
  const services = shop.services.map(({ slug, name, minutes, canWait }) => ({
    value: slug,
    name: name[locale],
    summary: summaries.get(slug) ?? '',
    length: lengthText(minutes, locale),
    canWait: canWait && minutes <= longestWaitMinutes,
  }));
  if (!build) return services;
  const minutes = jobMinutes(build.service, build.hours);
  const own = {
    value: build.code,
    name: t('service.build', { code: build.code }),
    summary: t('service.buildText', { truck: build.vehicle }),
    length: lengthText(minutes, locale),
    canWait: build.service.canWait && minutes <= longestWaitMinutes,
  };
  return [own, ...services];
}

const summarySchema = z.object({ summary: text });

/** The one-sentence descriptions from the services' stories. */
async function readSummaries(ctx: Ctx, locale: Locale): Promise<Map<string, string>> {
  const stories = await ctx.content.listStories({
    startsWith: `${recordFolders.service}/`,
    isStartpage: false,
    locale,
  });
  return new Map(
    stories.map(({ slug, content }) => [
      slug,
      summarySchema.safeParse(content).data?.summary ?? '',
    ]),
  );
}
