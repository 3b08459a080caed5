import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { compareWithToday, readSnapshot } from '#src/domain/snapshots/index.server.ts';
import type { FrozenBuild, SharedBuild, SinceThen } from '#src/domain/snapshots/index.ts';
import { inLocale } from '#src/lib/locales.ts';
import { formatDollars } from '#src/lib/money.ts';
import { dayText, type SnapshotWords, snapshotWords, verdictLooks } from '#src/site/build/index.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import { pictureLookOf } from '#src/site/kit/page-picture.ts';
import type { PageRequest } from '#src/site/stories/page-request.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { describeParts, nameTruck } from './describe-build.ts';
import { sharePictureUrl, wallpaperUrl } from './share-picture-url.ts';

/** A shared build with everything its page says around it. */
export type SnapshotPageData = {
  id: string;
  /** The shop's local date, "2026-11-21". */
  takenOn: string;
  /** The first characters of the catalog's version: enough to tell two apart. */
  catalog: string;
  frozen: FrozenBuild;
  since: SinceThen;
  /** Absolute, for sharing. */
  link: string;
  shop: Pick<ShopSettings, 'name' | 'address' | 'phone' | 'financing'>;
  /** Pictures for the owner's screens. */
  wallpapers: { phone: string; desktop: string };
  meta: PageMeta;
};

/**
 * What the page of a shared build shows, independent of the visitor.
 * @throws {DomainError} 'not-found'
 */
export async function loadSnapshot(ctx: Ctx, page: PageRequest): Promise<SnapshotPageData> {
  const shared = await readSnapshot(ctx, page.params.id ?? '');
  const [since, settings] = await Promise.all([
    compareWithToday(ctx, shared),
    getShopSettings(ctx),
  ]);
  const { name, address, phone, financing } = settings;
  const taken = takenOf(shared, settings);
  const path = inLocale(hrefs.sharedBuild({ id: shared.id }), page.locale);
  const link = new URL(path, page.url.origin).href;
  const look = pictureLookOf(settings);
  const pictured = { id: shared.id, locale: page.locale, look };
  return {
    id: shared.id,
    ...taken,
    frozen: shared.frozen,
    since,
    link,
    wallpapers: {
      phone: wallpaperUrl(pictured, 'phone'),
      desktop: wallpaperUrl(pictured, 'desktop'),
    },
    shop: { name, address, phone, financing },
    meta: metaOf(shared, {
      siteName: name,
      look,
      link,
      takenOn: taken.takenOn,
      locale: page.locale,
    }),
  };
}

/** When it was frozen, and its versions. */
export function takenOf(
  { takenAt, catalogVersion }: Pick<SharedBuild, 'takenAt' | 'catalogVersion'>,
  { timeZone }: Pick<ShopSettings, 'timeZone'>,
) {
  const moment = Temporal.Instant.fromEpochMilliseconds(takenAt.getTime());
  const takenOn = moment.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return { takenOn, catalog: catalogVersion.slice(0, 8) };
}

type MetaParts = {
  siteName: string;
  look: string;
  link: string;
  takenOn: string;
  locale: PageRequest['locale'];
};

/** Shared builds are not indexed: they are for people with the link. */
function metaOf({ id, frozen }: SharedBuild, parts: MetaParts): PageMeta {
  const { siteName, look, link, takenOn, locale } = parts;
  const words = snapshotWords(locale);
  const build = describeParts(frozen, words);
  const verdict = words.build.t(verdictLooks[frozen.verdict].word);
  return {
    title: `${nameTruck(frozen, locale)}, ${build}`,
    siteName,
    description: descriptionOf(frozen, { words, verdict, takenOn }),
    canonical: link,
    robots: 'noindex',
    image: {
      url: new URL(sharePictureUrl({ id, locale, look }), link).href,
      width: 1200,
      height: 630,
      alt: words.s('pictureAlt', { vehicle: nameTruck(frozen, locale), build, verdict }),
    },
  };
}

function descriptionOf(
  { quote }: FrozenBuild,
  { words, verdict, takenOn }: { words: SnapshotWords; verdict: string; takenOn: string },
): string {
  if (!quote || quote.lines.length === 0) return words.s('metaUnpriced', { verdict });
  const price = formatDollars(quote.totalCents.likely, words.build.locale);
  return words.s(quote.isBeforeTax ? 'metaFit.beforeTax' : 'metaFit', {
    verdict,
    price,
    date: dayText(takenOn, words.locale),
  });
}
