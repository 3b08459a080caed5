import buildsFile from '#src/db/seeds/demo/copy/builds.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import { parseFinishedBuilds } from '#src/domain/gallery/index.ts';
import { type Rates, rateFiguresSchema } from '#src/domain/rates/index.ts';

/** The demo shop's finished builds, with what their owners paid. */
export const finishedBuilds = parseFinishedBuilds(buildsFile).map(({ record }) => record);

const { date, ...figures } = siteFile.settings.rates;

/** The rates that they were billed with. */
export const shopRates: Rates = {
  ...rateFiguresSchema.parse(figures),
  setId: 1,
  date,
};
