import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { calendarEntries } from '#src/db/schema/calendar.ts';
import type { Ctx } from '../context.ts';
import { requireScope } from '../require-scope.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { claimTime } from './claim-time.server.ts';
import { withAlternatives } from './free-times.server.ts';
import { holderOf, requireHoldLeft, requireRoomForHold } from './hold-limits.server.ts';
import { readInstant } from './instant-input.ts';
import { type JobInput, jobOf } from './job-input.ts';
import { lockCalendarOf } from './lock-calendar.server.ts';

export type HoldInput = JobInput & {
  /** ISO 8601 with a zone, as `freeTimes` returns it. */
  startsAt: string;
  notBefore?: string;
  /** The visitor's previous hold, which is released: nobody has two. */
  instead?: string;
  /** Held by staff, for example on the phone. Requires calendar.write. */
  byShop?: boolean;
};

/** A start that is reserved until the given time. Instants in UTC. */
export type Hold = {
  /** Whoever has this id can book the time, so it is only for this visitor's form. */
  id: string;
  startsAt: string;
  readyBy: string;
  heldUntil: string;
};

/**
 * Holds a time while somebody fills in the form, for as long as the shop's settings say.
 * @throws {DomainError} 'invalid' for a start that is not possible at all
 * @throws {TimeTakenError} with the next free times, for a start that somebody else has
 * @throws {HoldRefusedError} if the time is free but was not held; it can still be booked
 */
export async function holdSlot(ctx: Ctx, input: HoldInput): Promise<Hold> {
  if (input.byShop) requireScope(ctx.actor, 'calendar.write');
  const shop = await getShopSettings(ctx);
  const now = ctx.clock.now();
  const claim = {
    shop,
    job: jobOf(shop, input),
    startsAt: readInstant(input.startsAt),
    notBefore: input.notBefore,
    byShop: input.byShop,
  };
  const heldBy = input.byShop ? null : holderOf(ctx);
  const expiresAt = now.add({ minutes: shop.slotHoldMinutes });
  const { entryId, startsAt, endsAt } = await withAlternatives(ctx, claim, () =>
    ctx.db.transaction(async (tx) => {
      const inner = { ...ctx, db: tx };
      await lockCalendarOf(inner, shop);
      if (input.instead) await dropHold(inner, input.instead);
      if (heldBy !== null) await requireHoldLeft(inner, heldBy);
      const time = await claimTime(inner, { ...claim, kind: 'hold', expiresAt, heldBy });
      if (heldBy !== null) await requireRoomForHold(inner, { ...claim, time });
      return time;
    }),
  );
  return {
    id: entryId,
    startsAt: startsAt.toString(),
    readyBy: endsAt.toString(),
    heldUntil: expiresAt.toString(),
  };
}

/** Releases a held time. Does nothing if it was booked or has expired. */
export async function releaseHold(ctx: Ctx, id: string): Promise<void> {
  await dropHold(ctx, id);
}

async function dropHold(ctx: Ctx, id: string): Promise<void> {
  if (!z.uuid().safeParse(id).success) return;
  await ctx.db
    .delete(calendarEntries)
    .where(and(eq(calendarEntries.id, id), eq(calendarEntries.kind, 'hold')));
}
