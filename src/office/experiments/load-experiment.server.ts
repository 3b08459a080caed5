import { pagePath } from '#src/domain/content/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  type Definition,
  getExperiment,
  pagesWith,
  readResults,
  variantQuery,
} from '#src/domain/experiments/index.server.ts';
import { actorName } from '#src/domain/require-scope.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { orMissing } from '#src/office/kit/answer.server.ts';
import { translate } from '#src/web/words/translate.ts';
import { newExperiment } from './experiment-form.ts';
import type { VariantLink } from './variant-links.tsx';
import experimentStrings from './words.json' with { type: 'json' };

/** The data of a new experiment's page. */
export async function loadNewExperiment(ctx: Ctx) {
  const { timeZone } = await getShopSettings(ctx);
  const today = ctx.clock.now().toZonedDateTimeISO(timeZone).toPlainDate();
  const asItIs = translate(experimentStrings, ctx.locale)('variant.asItIs');
  const values = newExperiment({ today, ownerName: actorName(ctx.actor), asItIs });
  return { values, known: null };
}

/** An experiment with its results, the pages that show it, and links to each variant. */
export async function loadExperiment(ctx: Ctx, id: number) {
  const values = await orMissing(getExperiment(ctx, id));
  const { id: _id, version, standing, ...input } = values;
  const slugs = await pagesWith(ctx, values.experimentId);
  const pages = slugs.map(pagePath);
  const results = standing === 'draft' ? null : await readResults(ctx, values);
  const links = linksOf(ctx, { values, path: pages[0] ?? '/' });
  return { values: input, known: { version, standing, pages, results, links } };
}

/** A visitor of several sections sees this variant in the first, and others next to it. */
function linksOf(ctx: Ctx, { values, path }: { values: Definition; path: string }): VariantLink[] {
  const { experimentId, sections, variants } = values;
  const key = ctx.keyFor('experiment-link');
  return variants.map(({ name }, at) => {
    const indexes = Array.from({ length: sections }, (_, place) => (at + place) % variants.length);
    const query = variantQuery(`${experimentId}.${indexes.join('-')}`, key);
    return { name, href: `${path}?${query}` };
  });
}
