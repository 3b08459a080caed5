import { calendarEntries, calendarOccupations } from '#src/db/schema/calendar.ts';
import type { Ctx } from '../context.ts';
import { dropExpired } from './lock-calendar.server.ts';
import type { Occupation } from './pick-resources.ts';
import { type Placing, placeJob } from './place-job.server.ts';
import type { JobPlan } from './plan-job.ts';
import { rangeText } from './read-calendar.server.ts';
import { TimeTakenError } from './time-taken.ts';

export type Claim = Omit<Placing, 'except'> & {
  kind: 'hold' | 'appointment';
  /** The holder of a hold; `heldBy` (`holderOf`) for a visitor's. */
  expiresAt?: Temporal.Instant;
  heldBy?: string | null;
};

/** The claimed time: the calendar row, and when the truck is ready. */
export type ClaimedTime = { entryId: string; startsAt: Temporal.Instant; endsAt: Temporal.Instant };

/**
 * Claims a start with all the resources that the work needs. Call it in a transaction that holds `lockCalendar`.
 * @throws {DomainError} 'invalid' for a start that is not possible at all
 * @throws {TimeTakenError} without alternatives, for a start that somebody else has
 */
export async function claimTime(ctx: Ctx, claim: Claim): Promise<ClaimedTime> {
  const { plan, occupations } = await placeJob(ctx, claim);
  await dropExpired(ctx);
  return writeEntry(ctx, { claim, plan, occupations });
}

type Entry = { claim: Claim; plan: JobPlan; occupations: readonly Occupation[] };

async function writeEntry(ctx: Ctx, { claim, plan, occupations }: Entry): Promise<ClaimedTime> {
  const entryId = ctx.ids.uuid();
  const { job, kind, expiresAt, heldBy, byShop } = claim;
  await ctx.db.insert(calendarEntries).values({
    id: entryId,
    kind,
    startsAt: new Date(plan.startsAt),
    endsAt: new Date(plan.endsAt),
    expiresAt: expiresAt ? new Date(expiresAt.epochMilliseconds) : null,
    heldBy,
    service: job.service.slug,
    minutes: job.minutes,
    mode: job.mode,
    bookedBy: byShop ? 'shop' : 'visitor',
    createdAt: new Date(ctx.clock.now().epochMilliseconds),
  });
  await occupy(ctx, { entryId, occupations });
  return {
    entryId,
    startsAt: Temporal.Instant.fromEpochMilliseconds(plan.startsAt),
    endsAt: Temporal.Instant.fromEpochMilliseconds(plan.endsAt),
  };
}

type Occupying = { entryId: string; occupations: readonly Occupation[] };

/** @throws {TimeTakenError} if the database's constraint finds a conflict that the read did not */
export async function occupy(ctx: Ctx, { entryId, occupations }: Occupying): Promise<void> {
  const rows = occupations.map(({ resource, during }) => ({
    entryId,
    resource,
    during: rangeText(during),
  }));
  try {
    await ctx.db.insert(calendarOccupations).values(rows);
  } catch (error) {
    throw isOverlap(error) ? new TimeTakenError() : error;
  }
}

/** exclusion_violation; Drizzle wraps the driver's errors. */
function isOverlap(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '23P01';
}
