import type { Locale } from '#src/domain/context.ts';
import { type FinishedBuild, listFinishedBuilds } from '#src/domain/gallery/index.server.ts';
import { listReviews } from '#src/domain/reviews/index.server.ts';
import type { Review } from '#src/domain/reviews/index.ts';
import { type Packed, pack } from '#src/lib/packed.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import type { ReviewsBlok } from './schema.ts';

/** The page is shown without this part if its data cannot be loaded. */
export const optional = true;

export type ReviewView = {
  id: string;
  stars: number;
  /** "Luz M., Mesa" */
  by: string;
  /** "June 2026" */
  date: string;
  text: string;
  /** The language of the text above: an untranslated review stays in its own. */
  language: Locale;
  /** The original text, if this page shows a translation. */
  original: { text: string; language: Locale } | null;
  build: { title: string; makeSlug: string; slug: string } | null;
  reply: { author: string; text: string } | null;
};

export type ReviewsData = { reviews: Packed<ReviewView[]> };

export const load: Load<ReviewsBlok, ReviewsData> = async ({ ctx, blok, page }) => {
  const [reviews, { builds }] = await Promise.all([
    listReviews(ctx, { limit: blok.limit }),
    listFinishedBuilds(ctx),
  ]);
  const about = new Map(builds.map((build) => [build.slug, build]));
  return {
    reviews: pack(
      reviews.map((review) =>
        reviewView(review, { build: about.get(review.buildSlug ?? ''), locale: page.locale }),
      ),
    ),
  };
};

type About = { build: FinishedBuild | undefined; locale: Locale };

function reviewView(review: Review, { build, locale }: About): ReviewView {
  const { id, stars, name, city, date, originalLanguage: language, text, reply } = review;
  return {
    id,
    stars,
    by: `${name}, ${city}`,
    date: formatDate(date, { locale, style: 'month' }),
    text: text[locale],
    original: text[locale] === text[language] ? null : { text: text[language], language },
    language: text[locale] === text[language] ? language : locale,
    build: build
      ? { title: build.title[locale], makeSlug: build.makeSlug, slug: build.slug }
      : null,
    reply: reply && { author: reply.author, text: reply.text[locale] },
  };
}
