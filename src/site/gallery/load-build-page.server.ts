import type { Ctx, Locale } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import {
  checkBuilds,
  type FinishedBuild,
  findFinishedParts,
  getFinishedBuild,
} from '#src/domain/gallery/index.server.ts';
import { type Asset, assetUrl } from '#src/domain/media/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { formatCents } from '#src/lib/money.ts';
import { limitedLanguages } from '#src/lib/site-languages.ts';
import { textIn } from '#src/lib/translated.ts';
import type { PageMeta, SharedPicture } from '#src/site/kit/page-meta.ts';
import { pictureLookOf } from '#src/site/kit/page-picture.ts';
import type { PageRequest } from '#src/site/stories/page-request.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { translate } from '#src/web/words/translate.ts';
import type { BuildPageData } from './build-page-data.ts';
import { buildFigures, buildParts } from './build-parts.ts';
import { drawnViews } from './drawn-views.server.ts';
import { fitNotes } from './fit-notes.ts';
import { buildCard, drawingOf } from './grid/build-card.ts';
import { engineNote } from './grid/engine-note.ts';
import { measuredRows } from './measured-rows.ts';
import { neighboursOf } from './neighbours-of.server.ts';
import galleryStrings from './words.json' with { type: 'json' };

/** The published build in the URL. @throws a 404 response */
export async function finishedBuildAt(
  ctx: Ctx,
  params: Readonly<Record<string, string | undefined>>,
): Promise<FinishedBuild> {
  try {
    const build = await getFinishedBuild(ctx, params.slug ?? '');
    if (build.makeSlug !== params.make) throw notFound();
    return build;
  } catch (error) {
    throw toNotFound(error);
  }
}

export async function loadBuildPage(ctx: Ctx, page: PageRequest): Promise<BuildPageData> {
  const { locale } = page;
  const build = await finishedBuildAt(ctx, page.params);
  const [found, checks, more] = await Promise.all([
    findFinishedParts(ctx, [build]),
    checkBuilds(ctx, [build]),
    neighboursOf(ctx, build),
  ]);
  const parts = found.get(build.slug);
  const heading = headingOf(build, locale);
  const finished = formatDate(build.finishedOn, { locale });
  return {
    slug: build.slug,
    make: { name: build.make, slug: build.makeSlug },
    title: build.title[locale],
    heading,
    story: build.story[locale],
    about: aboutOf(build, locale),
    card: buildCard(build, locale),
    pictures: build.morePictures.map((asset) => imageOf(asset, locale)),
    figures: buildFigures(build, locale),
    finished: translate(galleryStrings, locale)('said.lead', { date: finished }),
    measured: measuredRows(build, locale),
    notes: fitNotes(build, locale),
    parts: buildParts(build, { parts, locale }),
    price: describePrice(build, locale),
    engine: engineNote(checks.get(build.slug), locale),
    drawn:
      parts && parts.gone.length === 0
        ? drawnViews({ parts, drawing: drawingOf(build), locale })
        : null,
    more: more.map((one) => buildCard(one, locale)),
    meta: await metaOfBuild(ctx, { build, page, heading }),
  };
}

function headingOf({ title, lift, tire }: FinishedBuild, locale: Locale): string {
  const t = translate(galleryStrings, locale);
  const told = { title: title[locale], tire: Math.round(tire.diameterIn) };
  if (lift === null) return t('heading.stock', told);
  return t('heading.on', { ...told, lift: t('heading.lift', { front: lift.frontIn }) });
}

function aboutOf({ owner, configuration, use }: FinishedBuild, locale: Locale): string {
  const t = translate(galleryStrings, locale);
  const by = owner && t('build.owner', { name: owner.firstName, city: owner.city });
  return [by, configuration?.[locale], use?.[locale]].filter(Boolean).join('. ');
}

function imageOf(asset: Asset, locale: Locale) {
  return { src: assetUrl(asset), alt: textIn(asset.alt, locale), focus: asset.focus };
}

/** What was paid, and when. */
function describePrice({ price }: FinishedBuild, locale: Locale): BuildPageData['price'] {
  if (price === null) return null;
  const t = translate(galleryStrings, locale);
  const date = formatDate(price.ratesDate, { locale });
  const wholeDollars = Math.round(price.totalCents / 100) * 100;
  return { value: formatCents(wholeDollars, locale), note: t('price.then', { date }) };
}

type Page = { build: FinishedBuild; page: PageRequest; heading: string };

async function metaOfBuild(ctx: Ctx, { build, page, heading }: Page): Promise<PageMeta> {
  const { locale, url } = page;
  const settings = await getShopSettings(ctx);
  const { parts } = buildCard(build, locale);
  const { city } = settings.address;
  const t = translate(galleryStrings, locale);
  const place = city && t('place', { city });
  const told = { title: build.title[locale], parts: parts.join(', '), place };
  return {
    siteName: settings.name,
    pictureLook: pictureLookOf(settings),
    ...limitedLanguages(settings.languages),
    canonical: new URL(url.pathname, url.origin).href,
    title: heading,
    description: t('description', told),
    ...(build.image && { image: sharedPicture(build.image, { url, locale }) }),
  };
}

const sharedSize = { width: 1280, height: 672 };

/** In the format for link previews, cropped around the truck. */
function sharedPicture(
  image: Asset,
  { url, locale }: Pick<PageRequest, 'url' | 'locale'>,
): SharedPicture {
  const { width, height } = sharedSize;
  const focus = image.focus === '' ? '' : `:focal(${image.focus})`;
  const path = `${assetUrl(image)}/m/${width}x${height}/filters${focus}:format(jpeg):quality(75)`;
  return { url: new URL(path, url.origin).href, ...sharedSize, alt: textIn(image.alt, locale) };
}
