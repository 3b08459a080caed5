import { countAccounts } from '#src/domain/auth/index.server.ts';
import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import { listLines } from '#src/domain/catalog/index.server.ts';
import { listFirstEditions, storyIdAt } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { hasOwnRates, ratesAt } from '#src/domain/rates/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { formatCents } from '#src/lib/money.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Progress, progressOf } from './steps.ts';

/** Pages that a shop writes itself, and those that a lawyer reads, with the texts of the first day. */
const ownPages = ['home'];
const legalPages = ['terms', 'privacy'];

/** What is done and what is not, from what the shop has entered so far. Requires settings.write. */
export async function readProgress(
  ctx: Ctx,
  { scopes }: { scopes: readonly Scope[] },
): Promise<Progress> {
  const may = (scope: Scope) => hasScope(scopes, scope);
  const [shop, texts, rates, people, lines] = await Promise.all([
    getShopSettings(ctx),
    readTexts(ctx),
    readRates(ctx),
    countAccounts(ctx),
    listLines(ctx),
  ]);
  const { name, address, bays, technicians, services } = shop;
  const known = {
    place: {
      isDone: shop.isSetUp,
      facts: { name, street: address.street, city: address.city },
      href: adminHrefs.settings(),
    },
    bays: {
      isDone: technicians.length > 0,
      facts: { bays: bays.length, people: technicians.length },
      href: adminHrefs.bays(),
    },
    services: {
      isDone: services.length > 0,
      facts: { names: services.map((service) => service.name[ctx.locale]).join(', ') },
      href: adminHrefs.bookingServices(),
    },
    rates: { ...rates, href: adminHrefs.rates() },
    mail: { isDone: ctx.sendsMail, facts: {}, href: adminHrefs.integrations() },
    staff: { isDone: people > 1, facts: { people }, href: adminHrefs.people() },
    pages: texts.pages,
    legal: texts.legal,
    catalog: {
      isDone: lines.length > 0,
      facts: { lines: lines.length },
      href: `${adminHrefs.setup()}#goods`,
    },
  };
  return progressOf(known, may);
}

async function readTexts(ctx: Ctx) {
  const starters = await listFirstEditions(ctx, [...ownPages, ...legalPages]);
  const [pages, legal] = await Promise.all([
    stepOfPages(ctx, { starters, slugs: ownPages }),
    stepOfPages(ctx, { starters, slugs: legalPages }),
  ]);
  return { pages, legal };
}

type Pages = { starters: readonly string[]; slugs: readonly string[] };

/** Done once each page has been published again; leads to the first that has not. */
async function stepOfPages(ctx: Ctx, { starters, slugs }: Pages) {
  const left = slugs.filter((slug) => starters.includes(slug));
  const id = await storyIdAt(ctx, left[0] ?? slugs[0] ?? '');
  const href = id === null ? adminHrefs.content() : adminHrefs.editStory({ id: String(id) });
  return { isDone: left.length === 0, facts: {}, href };
}

async function readRates(ctx: Ctx) {
  const [isDone, rates] = await Promise.all([hasOwnRates(ctx), ratesAt(ctx)]);
  const facts = {
    labor: formatCents(rates.labourCentsPerHour, ctx.locale),
    tax: rates.salesTaxOnPartsPercent,
  };
  return { isDone, facts };
}
