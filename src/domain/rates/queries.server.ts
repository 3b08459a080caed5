import { asc, desc, eq, lte } from 'drizzle-orm';
import { rateSets } from '#src/db/schema/rates.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { why } from './refusals.ts';
import { type RateSet, type Rates, rateFiguresSchema } from './schemas.ts';

type Row = typeof rateSets.$inferSelect;

/**
 * The shop's rates at a given time. A set saved for a later date takes effect by itself, because every request asks
 * again.
 * @throws {Error} if there is no set at all, because the database was not seeded
 */
export async function ratesAt(ctx: Ctx, now = ctx.clock.now()): Promise<Rates> {
  const begun = lte(rateSets.validFrom, new Date(now.epochMilliseconds));
  const [latest] = await ctx.db
    .select()
    .from(rateSets)
    .where(begun)
    .orderBy(desc(rateSets.validFrom))
    .limit(1);
  // A shop whose first set starts in the future uses that one.
  const row = latest ?? (await firstSet(ctx));
  if (!row) throw new Error('The shop has no rates yet: seed the database first.');
  return (await readSet(ctx, row)).rates;
}

async function firstSet({ db }: Ctx): Promise<Row | undefined> {
  const [first] = await db.select().from(rateSets).orderBy(asc(rateSets.validFrom)).limit(1);
  return first;
}

/** All sets, latest start first. */
export async function listRateSets(ctx: Ctx): Promise<RateSet[]> {
  const rows = await ctx.db.select().from(rateSets).orderBy(desc(rateSets.validFrom));
  return Promise.all(rows.map((row) => readSet(ctx, row)));
}

/** @throws {DomainError} not-found */
export async function getRateSet(ctx: Ctx, id: number): Promise<RateSet> {
  const [row] = await ctx.db.select().from(rateSets).where(eq(rateSets.id, id));
  if (!row) throw notFound(why('rates.missing'));
  return readSet(ctx, row);
}

async function readSet(ctx: Ctx, { id, validFrom, savedBy, record }: Row): Promise<RateSet> {
  const { timeZone } = await getShopSettings(ctx);
  const from = Temporal.Instant.fromEpochMilliseconds(validFrom.getTime());
  const date = from.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const rates = { ...rateFiguresSchema.parse(record), setId: id, date };
  return { id, validFrom: from, savedBy, rates };
}
