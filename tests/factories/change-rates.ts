import { eq } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { rateSets } from '#src/db/schema/rates.ts';
import { saveRateSet } from '#src/domain/rates/index.server.ts';
import type { RateFigures, RateSet } from '#src/domain/rates/index.ts';
import { createTestContext, testNow } from './context.ts';
import { shopRates } from './finished-builds.ts';

/** From the time of the tests on, these rates replace the seeded ones. */
export async function changeRates(db: Db, change: Partial<RateFigures>): Promise<RateSet> {
  const ctx = createTestContext(db);
  await restoreRates(db);
  const { setId: _id, date: _date, ...figures } = shopRates;
  const validFrom = testNow.toZonedDateTimeISO('America/Phoenix').toPlainDate().toString();
  return saveRateSet(ctx, { id: null, validFrom, figures: { ...figures, ...change } });
}

/** Restores the seeded rates. */
export async function restoreRates(db: Db): Promise<void> {
  await db.delete(rateSets).where(eq(rateSets.validFrom, new Date(testNow.epochMilliseconds)));
}
