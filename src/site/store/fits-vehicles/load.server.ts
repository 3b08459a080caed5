import { type LineWithVariants, listVehicles } from '#src/domain/catalog/index.server.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { cacheEachByVersion } from '#src/domain/facts/index.server.ts';
import type { Verdict } from '#src/domain/fitment/index.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { translate } from '#src/web/words/translate.ts';
import { productLineOf } from '../product/product-line.server.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { boltsTo, clearsStock, liftsVehicle } from './bolts-to.ts';
import type { FitsVehiclesBlok } from './schema.ts';

/** The generations of a model, newest first; each is a vehicle of its own: "2015 to 2020". */
export type ListedModel = { model: string; generations: { id: string; years: string }[] };

export type FitsVehiclesData = {
  kind: LineWithVariants['kind'];
  /** A build that starts from here contains it. */
  lineId: string;
  makes: { make: string; models: ListedModel[] }[];
  /** Vehicles with a missing figure; the make is part of the name. */
  unknown: ListedModel[];
};

/** @throws {DomainError} not-found if the shop has no such line */
export const load: Load<FitsVehiclesBlok, FitsVehiclesData> = async ({ ctx, page }) =>
  listFitting(ctx, { product: await productLineOf(ctx, page), locale: page.locale });

type Listed = { product: LineWithVariants; locale: Locale };

/** Every vehicle is judged, and all visitors get the same answer. */
const listFitting = cacheEachByVersion<Listed, FitsVehiclesData>(['catalog'], {
  most: 300,
  keyOf: ({ product, locale }) => `${product.line.lineId} ${locale}`,
  read: async (ctx, listed) => fittingVehicles(await listVehicles(ctx), listed),
});

function fittingVehicles(
  vehicles: readonly Vehicle[],
  { product, locale }: Listed,
): FitsVehiclesData {
  const judged = Map.groupBy(vehicles, (vehicle) => judgeFit(vehicle, product));
  const fitting = Map.groupBy(judged.get('fits') ?? [], ({ make }) => make);
  const fullName = ({ make, model }: Vehicle) => `${make} ${model}`;
  return {
    kind: product.kind,
    lineId: product.line.lineId,
    makes: [...fitting]
      .map(([make, list]) => ({
        make,
        models: byModel(list, { nameOf: modelName, locale }),
      }))
      .sort((one, other) => one.make.localeCompare(other.make)),
    unknown: byModel(judged.get('unknown') ?? [], { nameOf: fullName, locale }),
  };
}

function judgeFit(vehicle: Vehicle, product: LineWithVariants): Verdict {
  if (product.kind === 'wheel') return boltsTo(vehicle, product.variants);
  if (product.kind === 'tire') return clearsStock(vehicle, product.variants);
  return liftsVehicle(vehicle, product.variants);
}

function modelName({ model }: Vehicle): string {
  return model;
}

type Naming = { nameOf(vehicle: Vehicle): string; locale: Locale };

function byModel(vehicles: readonly Vehicle[], naming: Naming): ListedModel[] {
  return [...Map.groupBy(vehicles, naming.nameOf)]
    .map(([model, generations]) => ({
      model,
      generations: generations
        .toSorted((one, other) => other.years[0] - one.years[0])
        .map((one) => ({ id: one.id, years: yearsText(one, naming.locale) })),
    }))
    .sort((one, other) => one.model.localeCompare(other.model));
}

function yearsText({ years: [from, to] }: Vehicle, locale: Locale): string {
  const t = translate(storeStrings, locale);
  return to === null ? t('fits.on', { from }) : t('fits.years', { from, to });
}
