import { z } from 'zod';
import { careerJobs } from '#src/db/schema/careers.ts';
import { galleryBuilds } from '#src/db/schema/gallery.ts';
import { reviews } from '#src/db/schema/reviews.ts';
import { jobSchema } from '#src/domain/careers/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { parseFinishedBuilds } from '#src/domain/gallery/index.ts';
import { reviewSchema } from '#src/domain/reviews/index.ts';
import { getShopSettings, shopToday } from '#src/domain/settings/index.server.ts';
import { createDateShift } from './shift-date.ts';

/** Writes the finished builds; `imageIdOf` returns the picture of a build by its slug. */
export async function seedFinishedBuilds(
  ctx: Ctx,
  { file, imageIdOf }: { file: unknown; imageIdOf(slug: string): number | null },
): Promise<void> {
  const shift = createDateShift(await shopToday(ctx));
  const { timeZone } = await getShopSettings(ctx);
  const rows = parseFinishedBuilds(file).map(({ record, imageExists }) => {
    const finishedOn = shift(record.finishedOn);
    return {
      id: ctx.ids.uuid(),
      slug: record.slug,
      make: record.make,
      makeSlug: record.makeSlug,
      vehicleId: record.vehicleId,
      year: record.year,
      model: record.model,
      imageAssetId: imageExists ? imageIdOf(record.slug) : null,
      finishedOn,
      record: { ...record, finishedOn },
      publishedAt: noonOf(finishedOn, timeZone),
    };
  });
  await ctx.db.insert(galleryBuilds).values(rows);
}

function noonOf(date: string, timeZone: string): Date {
  const noon = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: '12:00' });
  return new Date(noon.epochMilliseconds);
}

/** Writes the reviews of the file, with the shop's replies. */
export async function seedReviews(ctx: Ctx, file: unknown): Promise<void> {
  const shift = createDateShift(await shopToday(ctx));
  const parsed = z.object({ reviews: reviewSchema.array().min(1) }).parse(file);
  const moved = parsed.reviews.map((review) => ({
    ...review,
    date: shift(review.date),
    reply: review.reply && { ...review.reply, date: shift(review.reply.date) },
  }));
  await ctx.db.insert(reviews).values(
    moved.map((record) => ({
      id: record.id,
      stars: record.stars,
      writtenOn: record.date,
      record,
    })),
  );
}

/** Writes the jobs of the file in its order. */
export async function seedJobs(ctx: Ctx, file: unknown): Promise<void> {
  const shift = createDateShift(await shopToday(ctx));
  const { jobs } = z.object({ jobs: jobSchema.array().min(1) }).parse(file);
  const moved = jobs.map((job) => ({
    ...job,
    datePosted: shift(job.datePosted),
    validThrough: shift(job.validThrough),
  }));
  await ctx.db.insert(careerJobs).values(
    moved.map((record, index) => ({
      slug: record.slug,
      position: index + 1,
      postedOn: record.datePosted,
      validThrough: record.validThrough,
      record,
    })),
  );
}
