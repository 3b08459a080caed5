import { eq } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { rateSets } from '#src/db/schema/rates.ts';
import { saveRateSet } from '#src/domain/rates/index.server.ts';
import type { RateFigures, RateSet } from '#src/domain/rates/index.ts';
import { createTestContext, testNow } from './context.ts';
import { shopRates } from './finished-builds.ts';

/** From the moment of the tests on the shop takes this in place of what it was seeded with. */
export async function changeRates(db: Db, change: Partial<RateFigures>): Promise<RateSet> {
  const ctx = createTestContext(db);
  await restoreRates(db);
  const { setId: _id, date: _date, ...figures } = shopRates;
  const validFrom = testNow.toZonedDateTimeISO('America/Phoenix').toPlainDate().toString();
  return saveRateSet(ctx, { id: null, validFrom, figures: { ...figures, ...change } });
}

/** The shop takes again what it was seeded with. */
export async function restoreRates(db: Db): Promise<void> {
  await db.delete(rateSets).where(eq(rateSets.validFrom, new Date(testNow.epochMilliseconds)));
}
