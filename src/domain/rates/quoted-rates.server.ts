import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { rateSets } from '#src/db/schema/rates.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getRateSet, ratesAt } from './queries.server.ts';
import type { Rates } from './schemas.ts';

/** How long a price on an open page, or on a phone without network, is still honored. */
const honouredDays = 7;

/** The rates that a price was quoted with, if they were valid within the last week; otherwise today's. */
export async function readQuotedRates(ctx: Ctx, setId: number | undefined): Promise<Rates> {
  const isHonoured = setId !== undefined && (await heldLately(ctx, setId));
  return isHonoured ? (await getRateSet(ctx, setId)).rates : ratesAt(ctx);
}

async function heldLately({ db, clock }: Ctx, setId: number): Promise<boolean> {
  const now = clock.now();
  const begun = lte(rateSets.validFrom, new Date(now.epochMilliseconds));
  const [set] = await db
    .select()
    .from(rateSets)
    .where(and(eq(rateSets.id, setId), begun));
  if (!set) return false;
  const [next] = await db
    .select({ validFrom: rateSets.validFrom })
    .from(rateSets)
    .where(and(begun, gt(rateSets.validFrom, set.validFrom)))
    .orderBy(asc(rateSets.validFrom))
    .limit(1);
  const since = now.subtract({ hours: 24 * honouredDays }).epochMilliseconds;
  return next === undefined || next.validFrom.getTime() > since;
}
