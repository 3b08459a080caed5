import { countAccounts, countInvitations } from '#src/domain/auth/index.server.ts';
import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import { readBackupPlan } from '#src/domain/backups/index.server.ts';
import { type Brand, houseColors } from '#src/domain/brand/index.ts';
import { countGoods, type GoodsCount } from '#src/domain/catalog/index.server.ts';
import {
  type FirstEdition,
  listFirstEditions,
  storyIdAt,
} from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { hasOwnRates, listRateSets, ratesAt } from '#src/domain/rates/index.server.ts';
import { missingTaxFacts } from '#src/domain/rates/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { bookableServices } from '#src/domain/settings/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { missingText, taxText } from '#src/office/rates/index.ts';
import { translate } from '#src/web/words/translate.ts';
import { type Progress, progressOf } from './steps.ts';
import setupStrings from './words.json' with { type: 'json' };

/** Pages that a shop writes itself, and those that a lawyer reads, with the texts of the first day. */
const ownPages = ['home'];
/** Pages that visitors read as they came until the shop writes them. */
const starterPages = [
  ...['services', 'services/lift-kits', 'services/custom-wheels', 'contact', 'appointment'],
  ...['build', 'gallery', 'careers', 'meet-the-team'],
  ...['store/lift-kits', 'store/wheels', 'store/tires'],
];
const legalPages = ['terms', 'privacy'];

/** What is done and what is not, from what the shop has entered so far. Requires settings.write. */
export async function readProgress(
  ctx: Ctx,
  { scopes }: { scopes: readonly Scope[] },
): Promise<Progress> {
  const may = (scope: Scope) => hasScope(scopes, scope);
  const [shop, texts, rates, people, invited, goods, backups] = await Promise.all([
    getShopSettings(ctx),
    readTexts(ctx),
    readRates(ctx),
    countAccounts(ctx),
    countInvitations(ctx),
    countGoods(ctx),
    readBackupPlan(ctx),
  ]);
  const { name, address, bays, technicians } = shop;
  const bookable = bookableServices(shop);
  const known = {
    place: {
      isDone: shop.isSetUp,
      facts: { shop: [name, address.street, address.city].filter(Boolean).join(', ') },
      href: adminHrefs.shop(),
    },
    brand: { isDone: hasOwnBrand(shop.brand), facts: { name }, href: adminHrefs.brand() },
    bays: {
      isDone: technicians.length > 0,
      facts: { bays: bays.length, people: technicians.length },
      href: adminHrefs.bays(),
    },
    services: {
      isDone: bookable.length > 0,
      facts: { names: bookable.map((service) => service.name[ctx.locale]).join(', ') },
      href: adminHrefs.bookingServices(),
    },
    rates,
    mail: { isDone: ctx.sendsMail, facts: {}, href: adminHrefs.mailSettings() },
    staff: {
      isDone: people > 1,
      isWaiting: invited > 0,
      facts: { people, invited },
      href: adminHrefs.people(),
    },
    pages: texts.pages,
    legal: texts.legal,
    catalog: stepOfGoods(goods),
    backups: { isDone: backups !== null, facts: {}, href: adminHrefs.backups() },
  };
  return progressOf(known, may);
}

/** Whether the site looks like the shop, and not like everybody's who just began. */
function hasOwnBrand({ shortName, logo, colors }: Brand): boolean {
  const isHouse = colors.accent === houseColors.accent && colors.ink === houseColors.ink;
  return !isHouse || logo.kind === 'picture' || shortName !== '';
}

/** Samples are not the shop's own goods. */
function stepOfGoods({ ownLines, sampleLines }: GoodsCount) {
  const facts = { lines: ownLines, samples: sampleLines };
  return { isDone: ownLines > 0, facts, href: `${adminHrefs.setup()}#goods` };
}

async function readTexts(ctx: Ctx) {
  const starters = await listFirstEditions(ctx, [
    ...[...ownPages, ...legalPages, ...starterPages, ...starterPages.map((page) => `${page}/`)],
  ]);
  const open = (pages: readonly string[], isOpen: (starter: FirstEdition) => boolean) =>
    pages.filter((page) => starters.some((one) => one.fullSlug === page && isOpen(one)));
  const [pages, legal] = await Promise.all([
    stepOfOwnPages(ctx, {
      left: open(ownPages, () => true),
      starters: starters.filter(({ fullSlug, isAdopted }) => !isAdopted && isStarter(fullSlug)),
    }),
    stepOfPages(ctx, {
      pages: legalPages,
      left: open(legalPages, ({ isAdopted }) => !isAdopted),
    }),
  ]);
  return { pages, legal };
}

const isStarter = (fullSlug: string) => starterPages.includes(fullSlug.replace(/\/$/, ''));

type Own = { left: readonly string[]; starters: readonly FirstEdition[] };

/** Done once the shop has published its home page; then it leads to the list of the pages that are still as they came. */
async function stepOfOwnPages(ctx: Ctx, { left, starters }: Own) {
  const { isDone, href } = await stepOfPages(ctx, { pages: ownPages, left });
  const count = starters.length;
  const rest = translate(setupStrings, ctx.locale)(count > 0 ? 'pages.starters' : 'pages.own', {
    count,
  });
  const facts = { rest };
  return { isDone, facts, href: isDone && count > 0 ? adminHrefs.content() : href };
}

type Pages = { pages: readonly string[]; left: readonly string[] };

/** Done once the shop has published each page; leads to the first that it has not. */
async function stepOfPages(ctx: Ctx, { pages, left }: Pages) {
  const id = await storyIdAt(ctx, left[0] ?? pages[0] ?? '');
  const href = id === null ? adminHrefs.content() : adminHrefs.editStory({ id: String(id) });
  const facts = { pages: left.map((page) => `/${page}`).join(', ') };
  return { isDone: left.length === 0, facts, href };
}

async function readRates(ctx: Ctx) {
  const [isOwn, sets] = await Promise.all([hasOwnRates(ctx), listRateSets(ctx)]);
  // The latest one: what was saved today may begin tomorrow.
  const rates = sets[0]?.rates ?? (await ratesAt(ctx));
  const missing = [...(isOwn ? [] : ['own' as const]), ...missingTaxFacts(rates.tax)];
  const facts = {
    labor: formatCents(rates.labourCentsPerHour, ctx.locale),
    tax: taxText(rates, ctx.locale),
    missing: missingText(missing, ctx.locale),
  };
  const href = isOwn ? adminHrefs.rates() : adminHrefs.rateSet({ id: 'new' });
  return { isDone: missing.length === 0, facts, href };
}
