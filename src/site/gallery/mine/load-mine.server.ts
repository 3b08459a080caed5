import { readBuildCatalogue } from '#src/domain/builds/index.server.ts';
import {
  type ChosenVehicle,
  type CompletedOptions,
  emptyBuildState,
} from '#src/domain/builds/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import {
  type FinishedBuild,
  type FinishedParts,
  findFinishedParts,
} from '#src/domain/gallery/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { freezeBuild } from '#src/domain/snapshots/index.server.ts';
import type { FrozenBuild } from '#src/domain/snapshots/index.ts';
import { openUnsentBuild } from '#src/site/build/index.server.ts';
import { ownText } from '#src/site/build/index.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import type { PageRequest } from '#src/site/stories/page-request.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { translate } from '#src/web/words/translate.ts';
import { type BuildCard, buildCard } from '../grid/build-card.ts';
import { finishedBuildAt } from '../load-build-page.server.ts';
import galleryStrings from '../words.json' with { type: 'json' };
import { likeOn } from './like-on.ts';
import { type MineChange, mineChanges } from './mine-changes.ts';
import { readMine } from './read-mine.server.ts';

/** A finished build on the visitor's truck, next to the truck that it was built on. */
export type MineOnTruck = {
  theirs: FrozenBuild;
  mine: FrozenBuild;
  changes: MineChange[];
  /** The truck, as the form sends it on. */
  fields: { vehicle: string; year: string; own: string };
};

export type MinePageData = {
  make: { name: string; slug: string };
  slug: string;
  /** Of the finished build. */
  title: string;
  card: BuildCard;
  /** Null if the visitor's truck is not known yet, or nothing can be compared. */
  on: MineOnTruck | null;
  /** The vehicle that it was built on is no longer in the catalog. */
  isGone: boolean;
  /** A build is in progress, which is kept under a link. */
  keepsBuild: boolean;
  meta: PageMeta;
};

export async function loadMine(ctx: Ctx, page: PageRequest): Promise<MinePageData> {
  const { locale } = page;
  const build = await finishedBuildAt(ctx, page.params);
  const finished = (await findFinishedParts(ctx, [build])).get(build.slug);
  const vehicle = await readMine(ctx, { request: page.request, given: page.read('galleryMine') });
  const open = await openUnsentBuild(ctx, page.request);
  const { vehicle: _, ...chosen } = open?.build.completedOptions ?? {};
  return {
    make: { name: build.make, slug: build.makeSlug },
    slug: build.slug,
    title: build.title[locale],
    card: buildCard(build, locale),
    on: finished && vehicle ? await putOn(ctx, { build, finished, vehicle, locale }) : null,
    isGone: !finished,
    keepsBuild: Object.keys(chosen).length > 0,
    meta: await metaOf(ctx, { build, page }),
  };
}

type PutOn = {
  build: FinishedBuild;
  finished: FinishedParts;
  vehicle: ChosenVehicle;
  locale: Locale;
};

async function putOn(ctx: Ctx, put: PutOn): Promise<MineOnTruck | null> {
  const { build, finished, vehicle, locale } = put;
  const catalogue = await readBuildCatalogue(ctx);
  const { vehicleId, year } = build;
  const like = likeOn(finished, { vehicle, catalogue });
  const theirLike = likeOn(finished, { vehicle: { vehicleId, year }, catalogue });
  const theirs = await freeze(ctx, theirLike.completedOptions, locale);
  const mine = await freeze(ctx, like.completedOptions, locale);
  if (!theirs || !mine) return null;
  return {
    theirs: inColour(theirs, build.colour?.hex),
    mine,
    changes: mineChanges(like.parts, locale),
    fields: { vehicle: vehicle.vehicleId, year: String(vehicle.year), own: ownText(vehicle.own) },
  };
}

/** With today's prices: nothing is stored. */
function freeze(ctx: Ctx, completedOptions: CompletedOptions, locale: Locale) {
  return freezeBuild(ctx, { ...emptyBuildState(), completedOptions, locale, id: '', version: 0 });
}

function inColour(frozen: FrozenBuild, hex: string | undefined): FrozenBuild {
  if (hex === undefined) return frozen;
  const { drawing } = frozen;
  const look = { ...drawing.look, paint: { colour: hex, finish: 'solid' as const } };
  return { ...frozen, drawing: { ...drawing, look } };
}

type PageOf = { build: FinishedBuild; page: PageRequest };

/** For one visitor: not indexed. */
async function metaOf(ctx: Ctx, { build, page: { url, locale } }: PageOf): Promise<PageMeta> {
  const t = translate(galleryStrings, locale);
  const { name } = await getShopSettings(ctx);
  const place = { make: build.makeSlug, slug: build.slug };
  return {
    title: t('mine.title'),
    siteName: name,
    description: t('mine.lead'),
    canonical: new URL(hrefs.galleryBuild(place), url.origin).href,
    robots: 'noindex',
  };
}
