import { and, lt, ne } from 'drizzle-orm';
import { mailMessages } from '#src/db/schema/mail.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { deleteCustomerRows, deleteFiles } from './delete-customer-rows.server.ts';
import { findOld, type Oldest } from './find-old.server.ts';

/** Long enough for somebody who got no answer to be found. */
const spamDays = 30;

/**
 * Deletes customer data older than the privacy page promises: sent builds (`retention.leadMonths` after the last
 * contact), messages (`contactMonths`), appointments and booking requests (`appointmentMonths`), spam (30 days) with
 * their files, and mail (`outboxDays`). Returns the number of rows.
 */
export async function purgeRecords(ctx: Ctx): Promise<number> {
  requireSystem(ctx.actor);
  const settings = await getShopSettings(ctx);
  const oldest = oldestOf(settings, ctx.clock.now());
  let purged = await purgeMail(ctx, settings);
  for (;;) {
    const rows = await purgeSome(ctx, oldest);
    if (rows === 0) return purged;
    purged += rows;
  }
}

async function purgeSome(ctx: Ctx, oldest: Oldest): Promise<number> {
  const done = await ctx.db.transaction(async (tx) => {
    const keys = await findOld(tx, oldest);
    return keys && deleteCustomerRows({ ...ctx, db: tx }, keys);
  });
  if (!done) return 0;
  await deleteFiles(ctx, done.files);
  return Object.values(done.counts).reduce((total, count) => total + count, 0);
}

/** Mail that is still waiting to be sent is kept. */
async function purgeMail(ctx: Ctx, { retention, timeZone }: ShopSettings): Promise<number> {
  const before = ctx.clock
    .now()
    .toZonedDateTimeISO(timeZone)
    .subtract({ days: retention.outboxDays });
  const old = lt(mailMessages.createdAt, asDate(before));
  const { rowCount } = await ctx.db
    .delete(mailMessages)
    .where(and(old, ne(mailMessages.state, 'queued')));
  return rowCount ?? 0;
}

function oldestOf({ retention, timeZone }: ShopSettings, now: Temporal.Instant): Oldest {
  const today = now.toZonedDateTimeISO(timeZone);
  const before = (duration: Temporal.DurationLike) => asDate(today.subtract(duration));
  return {
    build: before({ months: retention.leadMonths }),
    message: before({ months: retention.contactMonths }),
    visit: before({ months: retention.appointmentMonths }),
    spam: before({ days: spamDays }),
  };
}

function asDate({ epochMilliseconds }: Temporal.ZonedDateTime): Date {
  return new Date(epochMilliseconds);
}
