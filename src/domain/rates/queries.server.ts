import { desc } from 'drizzle-orm';
import { rateSets } from '#src/db/schema/rates.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { cacheByVersion } from '#src/domain/facts/index.server.ts';
import { actorName } from '#src/domain/require-scope.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { why } from './refusals.ts';
import type { RateSet, Rates } from './schemas.ts';
import { wholeRates } from './stored-rates.ts';

type Row = typeof rateSets.$inferSelect;

/** All sets, latest start first. */
const loadRateSets = cacheByVersion(['rates', 'settings'], readRateSets);

/**
 * The shop's rates at a given time. A set saved for a later date takes effect by itself, because every request asks
 * again. A shop whose first set starts in the future uses that one.
 * @throws {Error} if there is no set at all, because the database was not seeded
 */
export async function ratesAt(ctx: Ctx, now = ctx.clock.now()): Promise<Rates> {
  const sets = await loadRateSets(ctx);
  const begun = sets.find(({ validFrom }) => Temporal.Instant.compare(validFrom, now) <= 0);
  const set = begun ?? sets.at(-1);
  if (!set) throw new Error('The shop has no rates yet: seed the database first.');
  return set.rates;
}

/** All sets, latest start first. */
export async function listRateSets(ctx: Ctx): Promise<readonly RateSet[]> {
  return loadRateSets(ctx);
}

/** Whether somebody of the shop has saved rates; before that they are those of its first day. */
export async function hasOwnRates(ctx: Ctx): Promise<boolean> {
  return (await loadRateSets(ctx)).some((set) => !isStarterSet(set));
}

/** Whether these are the rates of the shop's first day, which nobody of the shop has saved. */
export function isStarterSet({ savedBy }: Pick<RateSet, 'savedBy'>): boolean {
  return savedBy === actorName({ kind: 'system', reason: '' });
}

/** @throws {DomainError} not-found */
export async function getRateSet(ctx: Ctx, id: number): Promise<RateSet> {
  const set = (await loadRateSets(ctx)).find((one) => one.id === id);
  if (!set) throw notFound(why('rates.missing'));
  return set;
}

async function readRateSets(ctx: Ctx): Promise<readonly RateSet[]> {
  const rows = await ctx.db.select().from(rateSets).orderBy(desc(rateSets.validFrom));
  return Promise.all(rows.map((row) => readSet(ctx, row)));
}

async function readSet(ctx: Ctx, { id, validFrom, savedBy, record, tax }: Row): Promise<RateSet> {
  const { timeZone } = await getShopSettings(ctx);
  const from = Temporal.Instant.fromEpochMilliseconds(validFrom.getTime());
  const date = from.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const rates = { ...wholeRates({ record, tax }), setId: id, date };
  return { id, validFrom: from, savedBy, rates };
}
