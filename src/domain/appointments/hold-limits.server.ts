import { createHmac } from 'node:crypto';
import { and, count, eq, gt } from 'drizzle-orm';
import { calendarEntries } from '#src/db/schema/calendar.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { networkOf } from '#src/lib/network-of.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { noteRefusal } from '../security-events.server.ts';
import type { ClaimedTime } from './claim-time.server.ts';
import { stayDays } from './find-free-times.ts';
import { shopDate } from './open-windows.ts';
import type { Job } from './plan-job.ts';
import { calendarOf, readLines } from './read-calendar.server.ts';
import { why } from './refusals.ts';
import { daysBefore, leavesRoom, usualJob } from './room-for-hold.ts';

/** How many times one network may hold: enough for a household or a waiting room. */
const mostHolds = 3;

/** The time is free but was not held: `network` has reached its limit, or too little of a `day` would be left. */
export class HoldRefusedError extends DomainError {
  readonly why: 'network' | 'day';

  constructor(cause: 'network' | 'day') {
    super('rate-limited', why('appointments.no-hold'));
    this.name = 'HoldRefusedError';
    this.why = cause;
  }
}

/** What holds are counted by: a keyed hash of the visitor's network; null for holds by staff. */
export function holderOf({ visit, keyFor }: Ctx): string | null {
  if (!visit) return null;
  const key = keyFor('hold-network');
  return createHmac('sha256', key).update(networkOf(visit.ip)).digest('base64url').slice(0, 22);
}

/** @throws {HoldRefusedError} if the network has reached its limit */
export async function requireHoldLeft(ctx: Ctx, heldBy: string): Promise<void> {
  const { kind, expiresAt, heldBy: holder } = calendarEntries;
  const now = new Date(ctx.clock.now().epochMilliseconds);
  const [row] = await ctx.db
    .select({ open: count() })
    .from(calendarEntries)
    .where(and(eq(kind, 'hold'), eq(holder, heldBy), gt(expiresAt, now)));
  if ((row?.open ?? 0) >= mostHolds) throw refused(ctx, 'network');
}

type Taken = { shop: ShopSettings; job: Job; time: ClaimedTime; notBefore?: string };

/**
 * Accepts a hold only if it leaves enough choice for others. Call it after the time was claimed, in the same
 * transaction. @throws {HoldRefusedError} if it does not
 */
export async function requireRoomForHold(
  ctx: Ctx,
  { shop, job, time, notBefore }: Taken,
): Promise<void> {
  const now = ctx.clock.now().epochMilliseconds;
  const first = shopDate(shop, time.startsAt.epochMilliseconds);
  const last = shopDate(shop, time.endsAt.epochMilliseconds);
  const longest = Math.max(...[job, ...shop.services.map(usualJob)].map(stayDays));
  const at = (date: Temporal.PlainDate) => date.toZonedDateTime(shop.timeZone).epochMilliseconds;
  const during = {
    from: at(first.subtract({ days: daysBefore })),
    to: at(last.add({ days: longest })),
  };
  const hasRoom = leavesRoom(
    { entryId: time.entryId, job, first, last, notBefore },
    {
      shop,
      lines: await readLines(ctx.db, { during, now }),
      calendarOf: (lines, { service }) => calendarOf(lines, { shop, service, now }),
    },
  );
  if (!hasRoom) throw refused(ctx, 'day');
}

function refused(ctx: Ctx, why: HoldRefusedError['why']): HoldRefusedError {
  noteRefusal(ctx, 'hold.refused', { address: ctx.visit?.ip, detail: { why } });
  return new HoldRefusedError(why);
}
